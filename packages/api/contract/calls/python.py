"""Calls a server with the client by OpenAPI Generator: python.py FOLDER URL EMAIL PASSWORD."""

import base64
import os
import sys
import tempfile

folder, url, email, password = sys.argv[1:]
sys.path.insert(0, folder)

import openapi_client  # noqa: E402
from openapi_client.rest import ApiException  # noqa: E402

configuration = openapi_client.Configuration(host=url)
client = openapi_client.ApiClient(configuration)
auth = openapi_client.AuthApi(client)
session = auth.login(openapi_client.LoginInput(email=email, password=password))
configuration.access_token = session.token

posts = openapi_client.PostsApi(client)
assert len(posts.list_posts().items) > 0

point = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
with tempfile.TemporaryDirectory() as directory:
    picture = os.path.join(directory, "point.png")
    with open(picture, "wb") as file:
        file.write(base64.b64decode(point))
    created = posts.create_post(text="Bonjour", image=picture)
assert created.data.file

# The client itself refuses an empty text, so another call shows a refusal of the server.
try:
    auth.login(openapi_client.LoginInput(email=email, password="not-the-password"))
except ApiException as refused:
    assert refused.status == 401 and '"error"' in refused.body
else:
    raise AssertionError("A wrong password is accepted.")
