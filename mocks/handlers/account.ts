import type { Schemas } from "@passerelle/api";
import { type Db, defaultDb } from "../db";
import { keptFile, picture } from "../domain/files";
import { readMultipart } from "../http/body";
import { Form } from "../http/form";
import { http } from "../http/http";
import { checkBirthdate, leaveUsername, readEmail, readPhone, readUsername, userNamed } from "../domain/registration";
import { fileResponse, found, signedIn, type User } from "../http/request";
import { speaker, words } from "../http/words";

/** The current user, the directory of users, their pictures (specification §7; D-031, D-032, D-052, D-149). */
export const accountHandlers = (db: Db = defaultDb()) => [
  http.get("/user/me", ({ request, response }) => response(200).json(presentUser(signedIn(db, request, "en").me))),

  http.patch("/user/update", async ({ request, response }) => {
    const { say } = signedIn(db, request, "en");
    const raw = await readMultipart(request, say);
    // Read after the body, in which time another save may have come.
    const { me } = signedIn(db, request, "en");
    const form = new Form(raw, say, { ...me });
    const username = readUsername(db, form, me.id);
    if (username === "") form.problem("username", words.required);
    const changes = {
      firstname: form.required("firstname", 100),
      lastname: form.required("lastname", 100),
      username,
      email: readEmail(db, form, me.id),
      phone: readPhone(form),
      address: form.optional("address", 5000),
      birthdate: form.date("birthdate"),
    };
    checkBirthdate(db, form, changes.birthdate);
    const avatar = form.file("avatar", "image");
    form.refuse("errors");
    leaveUsername(db, me.id, me.username, username);
    const data = { ...changes, avatar: keptFile(db, avatar, me.avatar) };
    const saved = presentUser(db.user.update({ where: { id: { equals: me.id } }, data, strict: true }));
    return response(200).json({ avatar: saved.avatar, data: saved });
  }),

  http.get("/users", ({ request, response }) => {
    signedIn(db, request, "fr");
    const verified = db.user.findMany({ where: { verified: { equals: true } } });
    return response(200).json(verified.map(presentUserSummary));
  }),

  http.get("/users/{username}", ({ request, params, response }) => {
    const { say } = signedIn(db, request, "fr");
    const user = userNamed(db, params.username);
    return response(200).json(presentUserSummary(found(user?.verified ? user : null, say)));
  }),

  http.get("/avatars/{file}", ({ request, params, response }) => {
    const blob = found(picture(db, params.file), speaker(request, "fr"));
    return response.untyped(fileResponse(blob, "public, max-age=31536000, immutable"));
  }),
];

function presentUser(user: User): Schemas["User"] {
  const { id, firstname, lastname, username, email, phone, address, birthdate, avatar, role } = user;
  return { id, firstname, lastname, username, email, phone, address, birthdate, avatar, role };
}

function presentUserSummary({ id, firstname, lastname, username, avatar, role }: User): Schemas["UserSummary"] {
  return { id, firstname, lastname, username, avatar, role };
}
