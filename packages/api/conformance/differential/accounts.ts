import { type Name, people, person, type Step, step, tinyGif } from "./steps";

const both = ["fr", "en"] as const;

const names: readonly Name[] = ["anna", "bruno", "rita", "remy", "zoe"];

/** Registers and verifies everybody, with what can go wrong on the way. */
export const registrations: Step[] = names.flatMap((name) => [
  step(undefined, "POST /user/register", { json: people[name], language: "en" }),
  step(undefined, "POST /user/login", { json: { email: people[name].email, password: people[name].password } }),
  step(undefined, "POST /user/verify-email", {
    json: { email: people[name].email, otp: "{code}" },
    codeOf: people[name].email,
    keep: { [`token_${name}`]: "token", [`user_${name}`]: "user/id" },
  }),
]);

const { email, password } = people.anna;
const dora = person("Dora", "Dupuis", "applicant");
const register = (changes: object, language: string): Step =>
  step(undefined, "POST /user/register", { json: { ...dora, ...changes }, language });

/** What registration, login and codes refuse. */
export const refusedAccounts: Step[] = [
  ...both.flatMap((language) => [
    register({ email }, language),
    register({ email: email.toUpperCase() }, language),
    register({ username: "anna.arnaud" }, language),
    register({ username: "ANNA.Arnaud" }, language),
    register({ username: "x" }, language),
    register({ username: "a b c" }, language),
    ...["court", "password", "motdepasse", "Azerty123", dora.email, "x".repeat(129), "        "].map((secret) =>
      register({ password: secret }, language),
    ),
    register({ username: "dora-dupuis", password: "Dora-Dupuis" }, language),
    ...["2999-01-01", "1800-01-01", "2020-01-01", "1994-02-30", "hier", "", "1994-05-12T10:00:00Z"].map((birthdate) =>
      register({ birthdate, email: "x" }, language),
    ),
    ...["2999-01-01", "1800-01-01", "2020-01-01"].map((birthdate) => register({ birthdate }, language)),
    register({ birthdate: "2020-01-01", password: "12345678" }, language),
    ...["12", "call me", "+33 (0)6.12-34", "0".repeat(21)].map((phone) => register({ phone, email: "x" }, language)),
    register({ role: "admin" }, language),
    step(undefined, "POST /user/login", { json: { email: "personne@exemple.fr", password }, language }),
    step(undefined, "POST /user/verify-email", { json: { email, otp: "123456" }, language }),
    step(undefined, "POST /user/verify-email", { json: { email: "personne@exemple.fr", otp: "123456" }, language }),
    step(undefined, "POST /user/resend-otp", { json: { email: `${language}@exemple.fr` }, language }),
    step(undefined, "POST /user/resend-otp", { json: { email: `${language}@exemple.fr` }, language }),
  ]),
  // Somebody of the same name gets a username with a number.
  step(undefined, "POST /user/register", {
    json: { ...people.anna, email: "anna.mistyped@exemple.fr" },
    keep: { registration: "registrationId" },
  }),
  ...["x", email, "anna.2@exemple.fr"].map((corrected) =>
    step(undefined, "POST /user/registration-email", { json: { registrationId: "{registration}", email: corrected } }),
  ),
  step(undefined, "POST /user/verify-email", {
    json: { email: "Anna.2@exemple.fr", otp: " {code} " },
    codeOf: "anna.2@exemple.fr",
    keep: { token_second: "token" },
  }),
  { call: "GET /user/me", as: "second" },
  // Five wrong tries cancel a code.
  register({}, "fr"),
  ...["fr", "en", "fr", "en", "fr", "en"].map((language) =>
    step(undefined, "POST /user/verify-email", { json: { email: dora.email, otp: "no code" }, language }),
  ),
  // Five failures, then one has to wait.
  ...["fr", "en", "fr", "en", "fr", "en", "fr"].map((language) =>
    step(undefined, "POST /user/login", { json: { email: people.zoe.email, password: "wrong" }, language }),
  ),
];

const change = (form: Step["form"] & object, language?: string): Step =>
  step("bruno", "PATCH /user/update", { form, language });

/** The account and the directory. */
export const accounts: Step[] = [
  ...names.map((name) => step(name, "GET /user/me")),
  step("anna", "GET /users"),
  step("anna", "GET /users/Rita.Renard"),
  ...both.map((language) => step("anna", "GET /users/personne", { language })),
  change([["firstname", "  Bruno-\u202E\r\nLuc "]]),
  change([["firstname", "  Bruno-Luc "]]),
  change([
    ["phone", "06 12 34 56 78"],
    ["address", "1 rue du Port\r\n44000 Nantes"],
    ["birthdate", "1990-01-31T00:00:00Z"],
  ]),
  change([
    ["phone", ""],
    ["birthdate", ""],
  ]),
  change([]),
  ...both.flatMap((language) => [
    change([["username", "anna.arnaud"]], language),
    change([["email", email.toUpperCase()]], language),
    change(
      [
        ["email", email],
        ["username", "Rita.Renard"],
      ],
      language,
    ),
    change([["birthdate", "2020-01-01"]], language),
    change([["role", "recruiter"]], language),
  ]),
  change([["username", "bruno"]]),
  step("anna", "GET /users/Bruno.Blanc"),
  step("anna", "GET /users/bruno"),
  ...["Bruno.Blanc", "bruno", "bruno?as=members", "personne"].map((name) => step("anna", `GET /people/${name}`)),
  change([["profileAudience", "members"]]),
  ...["bruno", "bruno?as=contacts", "bruno?as=nobody"].flatMap((name) =>
    (["anna", "bruno"] as const).map((reader) => step(reader, `GET /people/${name}`)),
  ),
  change([["profileAudience", "contacts"]]),
  ...["bruno", "bruno?as=contacts", "bruno?as=members"].map((name) => step("bruno", `GET /people/${name}`)),
  step("remy", "PATCH /user/update", { form: [["username", "bruno.blanc"]] }),
  change([["username", "bruno.blanc"]]),
  ...[undefined, "wrong", people.bruno.password].map((currentPassword) =>
    change([
      ["email", "bruno.new@exemple.fr"],
      ...(currentPassword === undefined ? [] : ([["currentPassword", currentPassword]] as const)),
    ]),
  ),
  step("bruno", "POST /user/confirm-email", { json: { code: "no code" } }),
  { ...step("bruno", "POST /user/confirm-email", { json: { code: "{code}" } }), codeOf: "bruno.new@exemple.fr" },
  step("bruno", "POST /user/confirm-email", { json: { code: "{code}" } }),
  { ...change([["avatar", tinyGif]]), keep: { avatar: "avatar" } },
  step("anna", "GET /avatars/{avatar}"),
  ...["small", "large", ""].map((size) => step("anna", `GET /avatars/{avatar}?size=${size}`)),
  step("anna", "GET /files/{avatar}"),
  change([["avatar", ""]]),
  ...both.map((language) => step("anna", "GET /avatars/{avatar}", { language })),
  step("bruno", "GET /user/me"),
  ...[
    {},
    { postLikes: "none", offers: "mail" },
    { postLikes: "app" },
    { postLikes: "sms" },
    { applications: null },
  ].flatMap((json) => both.map((language) => step("bruno", "PATCH /user/notification-settings", { json, language }))),
  step("bruno", "GET /user/notification-settings"),
  step("anna", "GET /user/notification-settings"),
  ...both.map((language) => step(undefined, "POST /unsubscribe?code=rien-de-tel", { language })),
  step(undefined, "POST /unsubscribe"),
  step(undefined, "POST /unsubscribe?code=%20"),
];

/** The end of sessions. */
export const sessions: Step[] = [
  step("zoe", "POST /user/logout"),
  ...both.map((language) => step("zoe", "GET /user/me", { language })),
  step("zoe", "POST /user/logout"),
  step(undefined, "POST /user/login", { json: { email: ` ${email.toUpperCase()} `, password }, keep: { id: "id" } }),
  ...both.map((language) => step(undefined, "POST /user/forgot-password", { json: { email }, language })),
  ...["court", "Une-autre-passerelle-8", password].map((chosen, index) => ({
    ...step(undefined, "POST /user/reset-password", { json: { code: "{resetCode}", password: chosen } }),
    ...(index === 0 && { resetCodeOf: email }),
  })),
  ...["court", "Une-rive-retrouvee-8", people.bruno.password].map((chosen, index) => ({
    ...step(undefined, "POST /user/undo-email", { json: { code: "{resetCode}", password: chosen } }),
    ...(index === 0 && { resetCodeOf: people.bruno.email }),
  })),
  step("bruno", "GET /user/me"),
  step("anna", "GET /user/me"),
  step(undefined, "POST /user/login", {
    json: { email, password: "Une-autre-passerelle-8" },
    keep: { token_anna: "token" },
  }),
  ...[
    ["wrong", "Une-passerelle-neuve-9"],
    ["Une-autre-passerelle-8", "court"],
    ["Une-autre-passerelle-8", "Une-passerelle-neuve-9"],
  ].map(([currentPassword, chosen]) =>
    step("anna", "POST /user/password", { json: { currentPassword, password: chosen } }),
  ),
  ...both.map((language) => ({
    ...step("anna", "GET /user/sessions", { language }),
    ...(language === "fr" && { keep: { session: "0/id" } }),
  })),
  ...both.map((language) => step("bruno", "DELETE /user/sessions/{session}", { language })),
  step("anna", "DELETE /user/sessions"),
  step("anna", "GET /ws/connect"),
  ...both.map((language) => step("anna", "GET /nothing/here", { language })),
  step("anna", "DELETE /user/sessions/{session}"),
  ...["wrong", password].map((currentPassword) => ({
    ...step(undefined, "POST /user/export", { json: { currentPassword }, keep: { archive: "data/url" } }),
    as: "second",
  })),
  step(undefined, "GET {archive}"),
  step(undefined, "GET {archive}"),
  ...["wrong", password].map((currentPassword) => ({
    ...step(undefined, "POST /user/delete", { json: { currentPassword } }),
    as: "second",
  })),
  { call: "GET /user/me", as: "second" },
  step("rita", "GET /users"),
  step("rita", "GET /discussions"),
];
