// Generated from openapi.yaml by `npm run generate -w packages/api`. Do not edit.
export interface paths {
    "/user/login": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Opens a session. An unknown address and a wrong password get the same answer.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/register": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Stores a registration until it is verified, and mails a six-digit code. Several registrations of one address may
         *     wait at once, each with its own password, role and code. The first one verified counts, and the others are
         *     dropped.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/registration-email": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct the address of a registration
         * @description Changes the e-mail address of an unverified registration and mails a new code to it, which cancels codes sent before.
         */
        post: operations["correctEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/verify-email": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the e-mail address
         * @description Opens a session in exchange for the mailed code, which works once within 15 minutes. Five wrong codes cancel it.
         *     A wrong or expired code is a 400, because there is no session yet. With a `registrationId` the code confirms
         *     that registration, and callers without the id cannot use up its tries. Without one, only the newest code is
         *     valid and confirms its own registration, and the answer to a wrong code is the same for every address.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/resend-otp": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request another code
         * @description Sends a new code, which cancels the old one, at most once a minute. The answer is the same for unknown addresses. With a `registrationId` the code belongs to that registration. Without one it belongs to the newest registration, and codes requested with a `registrationId` stay valid.
         */
        post: operations["resendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/forgot-password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a new password
         * @description Mails a link and a code, which work once within an hour, if the address has an account. The answer is the same for every address.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Requires the current password. All other sessions of the account end, and their live channels close. A wrong current password is a 400 for its field, because the session continues.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/reset-password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password
         * @description Sets a new password in exchange for the mailed code. All sessions of the account end, and their live channels close.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/logout": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Revokes the token and closes the live channels opened with it.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's sessions
         * @description The open sessions of the caller's account, most recently used first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all other sessions
         * @description Ends every session of the account except the calling one; their live channels close.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Ends the session and closes its live channels. Another person's is a 404.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the current user
         * @description The token's user; the role in this answer decides what the interface offers.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the current user
         * @description Changes the fields in the form. A new username or e-mail address must be free. A new address requires `currentPassword` (else 400 for that field), and a code is mailed to it. Until `confirmEmail` receives the code, the account keeps its address, and the new one is in `pendingEmail`. Sending the pending address again requests another code, sending the current one cancels the change; neither requires the password. The role cannot change. For 90 days after a rename the former username leads to its person wherever a username is expected, and no other person can take it; answers contain the current one.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/user/resume-views": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List views of the caller's resume
         * @description For applicants only. One entry for each person who opened the applicant's resume in the last year, latest view first. Opening one's own resume does not count.
         */
        get: operations["listResumeViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/export": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the caller's data
         * @description Requires the current password. The link returns a ZIP archive, once, for 15 minutes and no longer than the session; any other such link is a 404. The archive contains the answers of all calls about the caller, as JSON in the schemas of this contract and as pages in the language of this call, and the caller's files, but no link to the resume.
         */
        post: operations["exportMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/delete": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the caller's account
         * @description Requires the current password. All sessions end at once. Profile, CV, files, posts, comments, likes and notifications are deleted. Offers are closed and applications withdrawn, and the people concerned are notified. Messages stay for the other person, from a person with `deleted` true.
         */
        post: operations["deleteMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/confirm-email": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a new e-mail address
         * @description Takes the code mailed to `pendingEmail`, valid for 15 minutes, and makes that the account's address. The previous address is notified, with a code that undoes the change for seven days.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/undo-email": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of the e-mail address
         * @description Takes the code mailed to the former address, and a new password. Restores the former address and sets the password. Later changes of address can no longer be undone, a pending one is cancelled, and all sessions of the account end.
         */
        post: operations["undoEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/blocks": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List blocked people
         * @description The people that the caller blocks, newest block first. Blocked people cannot see who blocks them.
         */
        get: operations["listBlocks"];
        put?: never;
        /**
         * Block a person
         * @description From now on neither is notified of the other. The blocker no longer sees the blocked person's posts, comments and messages, and the blocked person's offers count as closed. The blocked person does not learn of the block. Their messages to the blocker are confirmed as before but never delivered. A repetition changes nothing.
         */
        post: operations["createBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/blocks/{userId}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of a person that the reader blocks.
                 * @example 8
                 */
                userId: components["parameters"]["BlockedUserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unblock a person
         * @description Messages not delivered meanwhile stay undelivered. A person who is not blocked is a 404.
         */
        delete: operations["deleteBlock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a person or content
         * @description Sends a report to the operators, with a copy of the content as the caller sees it now. It is disclosed to no other person. Content that the caller cannot see is a 404, like missing content. One person reports the same object once; a repetition returns the stored report.
         */
        post: operations["createReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List all users
         * @description Every verified user, without contact data, by last name. A server may return 1,000 at a time, and the following ones with `page`; `searchPeople` finds people without reading the whole list.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{username}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A username, in upper or lower case; for 90 days after a rename also the former one.
                 * @example jeanne.martin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        /**
         * Find a user by username
         * @description The public data of a verified user. A former username leads to the person for 90 days. People that the caller blocks are not found.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Search people
         * @description The verified users that match a text, by last and first name. Each word of the text must be the beginning of a
         *     word in the first name, the last name or the username, or, for an applicant whose profile the caller may see
         *     (`getPerson`), in the title or a skill; capitals and accents do not matter. E-mail, phone, address and birthdate
         *     are never searched. Other people are found only by their names, and the answer contains only their names.
         *
         *     Suspended people, and people that the caller blocks, are not found. If a text matches more than a few hundred
         *     people, the result and its count may be limited to the first matching words.
         */
        get: operations["searchPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Search companies
         * @description The companies that match a text, by name. Each word of the text must be the beginning of a word in the name, the
         *     sector or the headquarters, regardless of capitals and accents. Companies without a name, and those of
         *     recruiters who are suspended or blocked by the caller, are not found. As for people, the result of a text with
         *     very many matches may be limited to the first ones.
         */
        get: operations["searchCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{username}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A username, in upper or lower case; for 90 days after a rename also the former one.
                 * @example jeanne.martin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        /**
         * Read a person's page
         * @description The data of a verified user that the caller may see: the public data (as in `getUser`), and for an applicant the
         *     profile with the CV, or null if the caller may not see it. The person chooses their audience in
         *     `profileAudience`:
         *
         *     - `contacts`: recruiters who hold an application of theirs (not a withdrawn one), and recipients of a message
         *       of theirs that was delivered and that they did not delete. Writing to the person is not enough. People
         *       that they block are not contacts, except recruiters who hold an application.
         *     - `members`: every verified user.
         *
         *     A former username leads to the person for 90 days. 404 for an unknown username, and for people that the caller
         *     blocks.
         */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{username}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A username, in upper or lower case; for 90 days after a rename also the former one.
                 * @example jeanne.martin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        /**
         * Read a company's page
         * @description The company of a recruiter, identified by the recruiter's username, as every verified user sees it: the
         *     recruiter, the description, and a page of its active offers, newest first. The recruiter sees the same as
         *     others.
         *
         *     A former username leads to the company for 90 days. 404 for an unknown username, for an applicant, and for
         *     recruiters that the caller blocks.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{username}/posts": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A username, in upper or lower case; for 90 days after a rename also the former one.
                 * @example jeanne.martin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        /**
         * List a company's posts
         * @description The posts of a company's recruiter, newest first, each as in `listPosts`. 404 in the same cases as `getCompany`.
         */
        get: operations["listCompanyPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/avatars/{file}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A file name as found in `avatar`.
                 * @example 6f1c2a9be04d.png
                 */
                file: components["parameters"]["File"];
            };
            cookie?: never;
        };
        /**
         * Read an avatar
         * @description A picture under its public, random name.
         */
        get: operations["getAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applicant/{username}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A username, in upper or lower case; for 90 days after a rename also the former one.
                 * @example jeanne.martin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        /**
         * Read an applicant's profile
         * @description People who may see the person's page (`getPerson`) see the professional part; only the owner, and recruiters who hold an application of this person, see the resume. 404 for an unknown user, a missing profile, or one that the caller may not see.
         */
        get: operations["getApplicantProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applicant": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the caller's applicant profile
         * @description For applicants only. Changes the fields in the form; the first call creates the profile.
         */
        patch: operations["updateApplicantProfile"];
        trace?: never;
    };
    "/recruiter/{username}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A username, in upper or lower case; for 90 days after a rename also the former one.
                 * @example jeanne.martin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        /**
         * Read a recruiter's profile
         * @description The company as any verified user sees it. 404 for an unknown user, a missing profile, and recruiters that the caller blocks.
         */
        get: operations["getRecruiterProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the caller's recruiter profile
         * @description For recruiters only. Changes the fields in the form; the first call creates the profile.
         */
        patch: operations["updateRecruiterProfile"];
        trace?: never;
    };
    "/dashboard/stats": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the statistics of the home page
         * @description The counts for the user's role. Withdrawn applications do not count; seen ones include the accepted.
         */
        get: operations["getDashboardStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/next": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the next steps
         * @description Short lists for the home page, at most three entries each, for the user's role. Applicants get the best unseen
         *     offers and the latest decisions on their applications. Recruiters get the applications that wait for a decision,
         *     the open offers without applications, and the number of applications in each of the last twelve weeks. Both get
         *     their latest discussions. The call has no effect: it marks neither applications as seen nor messages as read.
         */
        get: operations["getDashboardNext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/notification-settings": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the notification settings
         * @description For each kind of notification, whether the caller gets it, and whether by mail too. By default all are delivered in the application.
         */
        get: operations["getNotificationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the notification settings
         * @description Changes the kinds in the body, from now on. Existing notifications stay, and are not mailed afterwards.
         */
        patch: operations["updateNotificationSettings"];
        trace?: never;
    };
    "/unsubscribe": {
        parameters: {
            query: {
                /**
                 * @description The code in the link of the mail.
                 * @example 3q2-7wAZ8mJkQm0uXo2Jt1cW0yq4n9bZ5eT6rH7vLpE
                 */
                code: components["parameters"]["UnsubscribeCode"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe from mails about notifications
         * @description Takes the code of a link in such a mail, without a session. The mail's recipient gets no more of them; nothing
         *     changes in the application. A repetition changes nothing. A wrong or expired code is a 404.
         *
         *     The body is ignored: mail programs send `List-Unsubscribe=One-Click`, as RFC 8058 specifies. Only a POST
         *     unsubscribes, because programs that check mails follow their links.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/unread-count": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Count unread notifications
         * @description The number in the menu's badge; the live channel keeps it up to date.
         */
        get: operations["getUnreadNotificationsCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/unread-count": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Count unread messages
         * @description Messages, not discussions. The live channel keeps it up to date.
         */
        get: operations["getUnreadMessagesCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cv/pdf": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's CV as a document
         * @description For applicants only.
         *     The caller's name, e-mail address, phone number, address, profile and CV as a tagged PDF on A4 pages. It does
         *     not contain the birth date. Texts are unchanged, except for characters that its fonts lack.
         */
        get: operations["getCvPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cv/preview": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Look at the caller's CV as a document
         * @description For applicants only.
         *     The pages of the document that `getCvPdf` returns for the same choices, as a picture. It contains no scripts and
         *     needs no other file. The document itself is the one to save, and to read with a screen reader.
         */
        get: operations["getCvPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cv/resume": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store the caller's CV as the resume
         * @description For applicants only.
         *     Stores the document of `getCvPdf` as the resume of the caller's profile, replacing the existing one. The first
         *     call creates the profile.
         */
        post: operations["storeCvAsResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cv/proposals": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose CV entries from a PDF or Word file
         * @description For applicants only.
         *     Reads the text of a PDF of at most 5 MB and proposes recognised CV entries in JSON Resume format. Jobs and
         *     formations are entries only if their title, place and dates are certain; others are in `unsure`, with their text
         *     and, in the field named by their section, their recognised fields. It stores nothing. A PDF without text, without
         *     recognised entries, or that cannot be read, is a 400 that names `file`. Only the first pages of a long PDF are
         *     read. If the PDF carries Europass XML or a JSON Resume, the server may propose the entries of that file instead.
         *     A server may read a Word file (.docx) in the same way; one that does not refuses it with a 400 that names
         *     `file`.
         */
        post: operations["proposeCvEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/formations": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's formations
         * @description For applicants only. The applicant's own formations, latest start first, unless they were reordered (`position`).
         */
        get: operations["listFormations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/formation": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a formation
         * @description For applicants only. Adds a formation to the applicant's CV.
         */
        post: operations["createFormation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/formation/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a formation
         * @description For applicants only. Deletes it; a repetition is a 404.
         */
        delete: operations["deleteFormation"];
        options?: never;
        head?: never;
        /**
         * Update a formation
         * @description For applicants only. A body with all required fields is the complete form and clears omitted optional fields; a smaller one changes only the fields in it.
         */
        patch: operations["updateFormation"];
        trace?: never;
    };
    "/experiences": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's experiences
         * @description For applicants only. The applicant's own experiences, latest start first, unless they were reordered (`position`).
         */
        get: operations["listExperiences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an experience
         * @description For applicants only. Adds an experience to the applicant's CV.
         */
        post: operations["createExperience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experience/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an experience
         * @description For applicants only. Deletes it; a repetition is a 404.
         */
        delete: operations["deleteExperience"];
        options?: never;
        head?: never;
        /**
         * Update an experience
         * @description For applicants only. A body with all required fields is the complete form and clears omitted optional fields; a smaller one changes only the fields in it.
         */
        patch: operations["updateExperience"];
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's projects
         * @description For applicants only. The applicant's own projects, newest first, unless they were reordered (`position`).
         */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a project
         * @description For applicants only. Adds a project to the applicant's CV.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a project
         * @description For applicants only. Deletes it; a repetition is a 404.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /**
         * Update a project
         * @description For applicants only. A body with all required fields is the complete form and clears omitted optional fields; a smaller one changes only the fields in it.
         */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/certifications": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's certifications
         * @description For applicants only. The applicant's own certifications, newest first, unless they were reordered (`position`).
         */
        get: operations["listCertifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certification": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a certification
         * @description For applicants only. Adds a certification to the applicant's CV.
         */
        post: operations["createCertification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certification/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a certification
         * @description For applicants only. Deletes it; a repetition is a 404.
         */
        delete: operations["deleteCertification"];
        options?: never;
        head?: never;
        /**
         * Update a certification
         * @description For applicants only. A body with all required fields is the complete form and clears omitted optional fields; a smaller one changes only the fields in it.
         */
        patch: operations["updateCertification"];
        trace?: never;
    };
    "/job-offers/recruiter/{username}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A username, in upper or lower case; for 90 days after a rename also the former one.
                 * @example jeanne.martin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        /**
         * List a recruiter's offers
         * @description Newest first. The recruiter sees all of their own offers, others only the active ones. `status`, `search`, `applications` and `sort` apply to the recruiter's own list and are otherwise ignored. 404 for an unknown username, and for recruiters that the caller blocks.
         */
        get: operations["listRecruiterJobOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-offer": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an offer
         * @description For recruiters only. Publishes an offer, active by default. Applicants who match it well are notified.
         */
        post: operations["createJobOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-offer/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read an offer
         * @description An offer in full. An inactive one is visible only to its recruiter and to people who applied to it or saved it. Offers of a recruiter that the caller blocks are inactive for the caller.
         */
        get: operations["getJobOffer"];
        put?: never;
        post?: never;
        /**
         * Delete an offer
         * @description For recruiters only. Deletes the offer with its applications; their applicants are notified. A repetition is a 404.
         */
        delete: operations["deleteJobOffer"];
        options?: never;
        head?: never;
        /**
         * Update an offer
         * @description For recruiters only. Changes the fields in the body. Applications stay when an offer becomes inactive. Another recruiter's offer is a 404.
         */
        patch: operations["updateJobOffer"];
        trace?: never;
    };
    "/job-offer/{id}/saved": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save an offer
         * @description For applicants only.
         *     Adds an offer to the applicant's saved ones, 500 at most; other people cannot see them. A repetition changes
         *     nothing. Offers that `getJobOffer` does not return are a 404, unless they are saved already.
         */
        put: operations["saveJobOffer"];
        post?: never;
        /**
         * Stop saving an offer
         * @description For applicants only. Removes an offer from the applicant's saved ones, if it is among them.
         */
        delete: operations["unsaveJobOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-offers-for-me": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List offers for the applicant
         * @description For applicants only. All active offers and those already applied to, ordered by fit, in the same order over all pages; none is hidden. Offers of a recruiter that the caller blocks count as inactive. `match` explains the order. Offers must match all filters; invalid filters are ignored. Of three words or more in `search`, an offer needs only more than half; those that have all come first. A word of five letters or more that no title, skill, company or location has may have one typing error.
         */
        get: operations["listJobOffersForMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-offer-suggestions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest searches that find offers
         * @description For applicants only.
         *     The titles, skills and companies of open offers that have all words of a text, as `search` of
         *     `listJobOffersForMe` finds words. Only the first offers that the text finds are read; of their names, those of
         *     the most offers come first.
         */
        get: operations["suggestOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-offer-alerts": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's alerts
         * @description For applicants only. The searches for which the applicant is notified of new offers, newest first.
         */
        get: operations["listOfferAlerts"];
        put?: never;
        /**
         * Create an alert for a search
         * @description For applicants only.
         *     Notifies the applicant, within the hour, of offers that are published from now on and match all filters, as set
         *     in `offerAlerts` of the notification settings; ten alerts at most. At least one filter must be valid; invalid
         *     ones are dropped. If an alert with the same filters exists, it is returned.
         */
        post: operations["createOfferAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-offer-alerts/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an alert
         * @description For applicants only. Deletes the caller's alert and its unread notification. Another person's alert, and a repetition, is a 404.
         */
        delete: operations["deleteOfferAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/offers": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the public offers
         * @description The open offers that their recruiters have made public (`public`), last published first. Offers must match all
         *     filters, which are those of `listJobOffersForMe` and find the same offers; invalid filters are ignored.
         *     `publishedWithin` counts from the first publication. Of three
         *     words or more in `search`, those that have all come first. `totalItems` may count up to 1,000 offers only; `next`
         *     leads beyond.
         *
         *     The answer names no person, and is the same for everybody.
         */
        get: operations["listPublicOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/offer-suggestions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest searches that find public offers
         * @description As `suggestOffers`, among the public offers. The answer names no person, and is the same for everybody.
         */
        get: operations["suggestPublicOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/offers/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a public offer
         * @description An open offer that its recruiter has made public, in full. A public offer that is closed or past its closing
         *     date may be a 410. Any other offer is a 404: unknown, deleted, not public, a draft, hidden by the operators, or
         *     of a suspended recruiter.
         */
        get: operations["getPublicOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/companies/{username}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A username, in upper or lower case; for 90 days after a rename also the former one.
                 * @example jeanne.martin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        /**
         * Read a company with public offers
         * @description A company and a page of its public offers, last published first, as in `listPublicOffers`. The username of the
         *     company's recruiter identifies it; the answer names no person. A former username leads to the company for 90
         *     days. 404 for a company without an open public offer.
         */
        get: operations["getPublicCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest skills that offers require
         * @description For applicants only.
         *     The skills that begin with a text, as compared for matching, or that have it as another name. Each comes with
         *     the number of open offers that require it, in the spelling of the newest of these. They are ordered by that
         *     number, highest first, then by key. Offers of a recruiter that the caller blocks do not count.
         */
        get: operations["searchSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/places": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest places
         * @description The places that a text names, then those with a name, a former name or a postal code that begins with it, larger
         *     ones first: communes, departments and regions of France, and larger cities elsewhere. Accents, letter case,
         *     hyphens, articles, and 'St' for 'Saint' do not count. Anybody may call it.
         */
        get: operations["searchPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-offer/{id}/applications": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List and filter the applications to an offer
         * @description For recruiters only.
         *     The applications, for the offer's recruiter only; others get a 404. The call marks nothing as seen, so it
         *     contains neither letter nor resume; `getReceivedApplication` does. Unread applications come first; both groups
         *     are newest first. Applicants are never ranked.
         */
        get: operations["listReceivedApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-offer/{id}/applications/csv": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Export the applications to an offer as a table
         * @description For recruiters only.
         *     The applications of `listReceivedApplications` with the same filters, all of them in the same order: first name,
         *     last name, title, e-mail address, day and status. For the offer's recruiter only; others get a 404. The call
         *     marks nothing as seen. The table is UTF-8 with a byte order mark, lines end with CR LF, every cell is quoted,
         *     and the separator is a comma, in French a semicolon. A cell that a spreadsheet would interpret as a formula
         *     begins with an apostrophe.
         */
        get: operations["exportApplicationsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-offer/{id}/applications/pdf": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Export the applications to an offer as a document
         * @description For recruiters only.
         *     The same applications as a tagged PDF on A4 pages with a table of contents: for each the letter, and the profile
         *     and CV as far as the caller may see them. It contains no notes, no uploaded resume, and no contact data except
         *     the e-mail address and the portfolio. For the offer's recruiter only; others get a 404. The call marks the
         *     applications as seen, once, and notifies their applicants.
         */
        get: operations["exportApplicationsPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications to an offer
         * @description For recruiters only. Newest first, for the offer's recruiter only; others get a 404. The call marks the returned applications as seen, once, and notifies their applicants.
         */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Decide on several applications
         * @description For recruiters only.
         *     Decides on each application as `decideApplication` does, and returns the outcome of each: `decided`, `unchanged`
         *     if it already had this decision and message, `kept` if it has a decision other than the expected one, or `gone` if
         *     there is no such application to the caller's offers. The decisions are independent: one that is gone does not
         *     affect the others. A repetition changes nothing more.
         */
        patch: operations["decideApplications"];
        trace?: never;
    };
    "/applications/undo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo decisions
         * @description For recruiters only.
         *     Restores what each decision replaced: the decision or none, its message and date, and whether the application was
         *     seen. The applicant's notification follows as after a decision. The outcome of each is `decided` if it was
         *     restored, `kept` if it was decided on again since, already undone, or decided more than a day ago, and `gone` if
         *     there is no such application to the caller's offers.
         */
        post: operations["undoDecisions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply to an offer
         * @description For applicants only. Sends an application, one per offer; the recruiter is notified. Applying again after withdrawing is possible.
         */
        post: operations["createApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-application/{applicationID}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The application's id.
                 * @example 57
                 */
                applicationID: components["parameters"]["ApplicationID"];
            };
            cookie?: never;
        };
        /**
         * Read one's own application
         * @description For applicants only. One of the applicant's own applications, with the offer as it was when they applied; also after the offer was deleted. Others get a 404.
         */
        get: operations["getOwnApplication"];
        put?: never;
        post?: never;
        /**
         * Delete one's own application to a deleted offer
         * @description For applicants only. Deletes the application that the applicant kept after the offer was deleted. While the offer exists, it is a 404; `deleteApplication` withdraws it. A repetition is a 404.
         */
        delete: operations["deleteOwnApplication"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/{applicationID}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The application's id.
                 * @example 57
                 */
                applicationID: components["parameters"]["ApplicationID"];
            };
            cookie?: never;
        };
        /**
         * Read an application
         * @description For recruiters only. One whole application, for the offer's recruiter only; others get a 404. The call marks it as seen, once, and notifies its applicant.
         */
        get: operations["getReceivedApplication"];
        put?: never;
        post?: never;
        /**
         * Withdraw an application
         * @description For applicants only. Withdraws the caller's application in any state; the recruiter is notified. A repetition is a 404.
         */
        delete: operations["deleteApplication"];
        options?: never;
        head?: never;
        /**
         * Accept or refuse an application
         * @description For recruiters only. Sets the decision of the offer's recruiter, or removes it with null; the applicant is notified. Others get a 404.
         */
        patch: operations["decideApplication"];
        trace?: never;
    };
    "/application/{applicationID}/notes": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The application's id.
                 * @example 57
                 */
                applicationID: components["parameters"]["ApplicationID"];
            };
            cookie?: never;
        };
        /**
         * List the notes on an application
         * @description For recruiters only. The private notes of the offer's recruiter, oldest first; others get a 404. The call marks nothing as seen.
         */
        get: operations["listApplicationNotes"];
        put?: never;
        /**
         * Add a note to an application
         * @description For recruiters only. A private note of the offer's recruiter, at most 20 per application; answers to other people never contain it. Others get a 404.
         */
        post: operations["createApplicationNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/{applicationID}/notes/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The application's id.
                 * @example 57
                 */
                applicationID: components["parameters"]["ApplicationID"];
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a note on an application
         * @description For recruiters only. Deletes the caller's note. Another person's note, and a repetition, is a 404.
         */
        delete: operations["deleteApplicationNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letter-templates": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's letter templates
         * @description For recruiters only. The recruiter's own texts for decisions, oldest first; only the recruiter can read them.
         */
        get: operations["listLetterTemplates"];
        put?: never;
        /**
         * Create a letter template
         * @description For recruiters only. Stores a text for decisions, 20 at most.
         */
        post: operations["createLetterTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/letter-templates/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a letter template
         * @description For recruiters only. Deletes the caller's template. Another person's, and a repetition, is a 404.
         */
        delete: operations["deleteLetterTemplate"];
        options?: never;
        head?: never;
        /**
         * Update a letter template
         * @description For recruiters only. Changes the caller's template; omitted fields stay. Another person's is a 404.
         */
        patch: operations["updateLetterTemplate"];
        trace?: never;
    };
    "/posts": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List posts
         * @description Newest first, each with its newest likes and comments. `likesCount` and `commentsCount` give the totals; `listPostLikes` and `listComments` return the others by pages.
         */
        get: operations["listPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/new-count": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Count new posts
         * @description The number of posts, visible to the reader, that are newer than a given one, so that a client can offer to reload the list; more than 100 count as 100.
         */
        get: operations["countNewPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/search": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Search posts
         * @description The posts visible to the caller whose text matches, newest first. Each word of the search must be the beginning
         *     of a word in the text; capitals and accents do not matter. Hidden posts, and posts of people that the caller
         *     blocks, are not found.
         *
         *     A page may be shorter than requested, or empty, although there are older posts: `next` is then the `before` of
         *     the next call.
         */
        get: operations["searchPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/post": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a post
         * @description Publishes a text, with or without a picture.
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/post/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a post
         * @description One post with its likes and comments, as in the list. All authenticated people may read it.
         */
        get: operations["getPost"];
        put?: never;
        post?: never;
        /**
         * Delete a post
         * @description Deletes the post with its likes, comments and picture. Only its author may.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        /**
         * Update a post
         * @description Changes the fields in the form. Only its author may; others get a 403.
         */
        patch: operations["updatePost"];
        trace?: never;
    };
    "/post/{id}/comments": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the comments of a post
         * @description The newest 20, oldest first; `before` returns those before a comment, `after` those after it, and `around` the page that contains it. A page stays the same while others comment.
         */
        get: operations["listComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/post/{id}/likes": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the likes of a post
         * @description The newest 20 likes, newest first, with their authors; `before` returns those before a like. Likes of people that the reader blocks, and of suspended people, are left out, as in `likesCount`.
         */
        get: operations["listPostLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/post-like": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a post
         * @description At most one like per user and post; a repetition returns the existing one. 404 for a post that the caller cannot see.
         */
        post: operations["createPostLike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/post-like/{likeId}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the reader's own like.
                 * @example 31
                 */
                likeId: components["parameters"]["LikeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a like of a post
         * @description Removes the caller's like; another person's is a 404.
         */
        delete: operations["deletePostLike"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comment-like": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a comment
         * @description At most one like per user and comment; a repetition returns the existing one. 404 for a comment that the caller cannot see.
         */
        post: operations["createCommentLike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comment-like/{likeId}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the reader's own like.
                 * @example 31
                 */
                likeId: components["parameters"]["LikeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a like of a comment
         * @description Removes the caller's like; another person's is a 404.
         */
        delete: operations["deleteCommentLike"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comment": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on a post
         * @description Adds a comment; the author of the post is notified. 404 for a post that the caller cannot see.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comment/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description Only its author may, not the author of the post.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /**
         * Update a comment
         * @description Only its author may; others get a 403.
         */
        patch: operations["updateComment"];
        trace?: never;
    };
    "/comment/{id}/likes": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the likes of a comment
         * @description The newest 20 likes, newest first, with their authors; `before` returns those before a like. Likes of people that the reader blocks, and of suspended people, are left out, as in `likesCount`. A comment that the reader cannot see is a 404.
         */
        get: operations["listCommentLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description The caller's notifications; the newest 1000 are kept.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark all notifications as read
         * @description Marks the caller's notifications up to a given time as read, so that later ones stay unread. The new count is sent on the live channel.
         */
        patch: operations["readNotifications"];
        trace?: never;
    };
    "/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a notification as read
         * @description A notification cannot become unread again; a repetition changes nothing. The new count is sent on the live channel.
         */
        patch: operations["readNotification"];
        trace?: never;
    };
    "/discussions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List discussions
         * @description The caller's discussions, latest message first.
         */
        get: operations["listDiscussions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discussions/{id}/messages": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the messages of a discussion
         * @description The latest 200, oldest first; `before` returns older ones. The call marks the other person's messages as read, and the new count is sent on the live channel. If both show read marks and neither blocks the other, the other person gets the position with `discussion_read`. Others get a 404, and so does a person who blocks the other.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/search": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Search the caller's messages
         * @description The messages of the caller's discussions that match a text, newest first: those that the caller wrote or
         *     received. Each word of the text must be the beginning of a word in the message as the caller sees it; capitals
         *     and accents do not matter. Deleted messages, and messages with a person that the caller blocks, are not found.
         *
         *     A page may be shorter than requested, or empty, although there are older messages: `next` is then the `before`
         *     of the next call.
         */
        get: operations["searchMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a message
         * @description Only its sender may, until its `changeableUntil`. The message stays in its place for both, with `deletedAt` and
         *     without its text; it no longer counts as unread or names its offer. Both get `message_changed`. A deleted
         *     message is a 404.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        /**
         * Update a message
         * @description Only its sender may, until its `changeableUntil`; later, and for the recipient, it is a 403. Both get
         *     `message_changed`. An unchanged text is no change. For a recipient who blocks the sender, the message stays as
         *     it was delivered. Changes count as sent messages.
         */
        patch: operations["updateMessage"];
        trace?: never;
    };
    "/ws/ticket": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a ticket for the live channel
         * @description Returns a ticket that opens the live channel once, instead of the token, within `expiresIn` seconds. Addresses
         *     are written to logs and histories, where a used ticket is useless. The ticket opens the channel of the caller's
         *     session, and ends with the session and with a change of the password. A client requests one before each
         *     connection. If a server answers 404, 405 or 501, the client uses the token.
         */
        post: operations["createLiveTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ws/connect": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Open the live channel
         * @description A WebSocket handshake. Afterwards both sides send text frames, each one JSON object with `type` and `data`: a client those of `LiveClientMessage`, a server those of `LiveServerMessage`. The server closes the channel with code 4001 when the session ends. Until `set_language`, the server's texts are in the last language requested with `Accept-Language` at a login, a verification or `getMe`.
         */
        get: operations["connectLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: int64
         * @description An id assigned by the server.
         * @example 12
         */
        Id: number;
        /**
         * @description An id as a number or as its digits.
         * @example 12
         * @example 12
         */
        IdInput: components["schemas"]["Id"] | string;
        /**
         * Format: int32
         * @description A number of items.
         * @example 4
         */
        Count: number;
        /**
         * @description A name, such as that of a person, a company or a skill.
         * @example Martin
         */
        Name: string;
        /**
         * @description A name that may not be blank.
         * @example Martin
         */
        GivenName: string;
        /**
         * @description A title, such as that of a job or a project.
         * @example Développeuse back-end
         */
        Title: string;
        /**
         * @description A title that may not be blank.
         * @example Développeuse back-end
         */
        GivenTitle: string;
        /**
         * @description A text of several lines.
         * @example Conception et exploitation d'interfaces de paiement.
         */
        Text: string;
        /**
         * @description A text of several lines that may not be blank.
         * @example Conception et exploitation d'interfaces de paiement.
         */
        GivenText: string;
        /**
         * @description The text of a message.
         * @example Bonjour Karim, votre offre m'intéresse.
         */
        MessageText: string;
        /**
         * @description The text of a post.
         * @example Ravie de rejoindre l'équipe Données de Nantes !
         */
        PostText: string;
        /**
         * @description A description of a picture for people who cannot see it.
         * @example Une caméra sur un trépied, devant la cathédrale de Nantes.
         */
        ImageAlt: string;
        /**
         * @description What a post's picture shows, for people who cannot see it; null if it was not described.
         * @example Une caméra sur un trépied, devant la cathédrale de Nantes.
         * @example null
         */
        OptionalImageAlt: string | null;
        /**
         * @description The text of a comment.
         * @example Félicitations, belle aventure !
         */
        CommentText: string;
        /**
         * @description A sentence for people, in the language of the request.
         * @example Jeanne Martin a aimé votre post.
         */
        Sentence: string;
        /**
         * @description A sentence for people, in the language of the request; for a decision, followed by the recruiter's message.
         * @example Jeanne Martin a aimé votre post.
         */
        NotificationText: string;
        /**
         * @description Short words without repetition (compared regardless of case), in their first spelling.
         * @example [
         *       "Go",
         *       "PostgreSQL"
         *     ]
         */
        Tags: string[];
        /**
         * @description Short words; blank ones and repetitions are dropped.
         * @example [
         *       "Go",
         *       "PostgreSQL"
         *     ]
         */
        TagsInput: string[];
        /**
         * @description In a form, the words as repeated keys, a JSON array or a text with commas outside brackets; one empty value clears them.
         * @example [
         *       "Go",
         *       "PostgreSQL"
         *     ]
         * @example Go, PostgreSQL
         */
        TagsFormInput: components["schemas"]["TagsInput"] | string;
        /**
         * @description Unique regardless of case.
         * @example jeanne.martin
         */
        Username: string;
        /**
         * Format: email
         * @description Compared regardless of case.
         * @example jeanne.martin@exemple.fr
         */
        EmailInput: string;
        /**
         * Format: email
         * @description An e-mail address.
         * @example jeanne.martin@exemple.fr
         */
        Email: string;
        /**
         * @description The e-mail address; an ill-formed one is simply unknown.
         * @example jeanne.martin@exemple.fr
         */
        LoginName: string;
        /**
         * Format: password
         * @description Not the e-mail address, not the username and not one of the most common passwords. A server may refuse others
         *     that are easy to guess, such as a common password with other letters, digits or signs.
         * @example un-mot-de-passe-solide
         */
        Password: string;
        /**
         * @description Digits, spaces, dots, dashes and brackets, with a leading plus or without; empty means none.
         * @example +33 6 12 34 56 78
         */
        PhoneInput: string;
        /**
         * @description The bearer token of a session.
         * @example wq2Zb0v7Xh3nq1sJ8mFf5yQeT4uKc9aR
         */
        Token: string;
        /**
         * Format: uri-reference
         * @description The address to fetch it from, absolute or relative to the API's address; its form has no meaning.
         * @example /files/0d3b57a1c9.png
         */
        Link: string;
        /**
         * Format: uri-reference
         * @description A `Link` that gives access to anyone who has it, for a short time.
         * @example /exports?code=Zm9ybXVsZS1kZS1sYS1wYXNzZXJlbGxl
         */
        SecretLink: string;
        /**
         * Format: uri
         * @description An address on the web, with http or https.
         * @example https://jeanne-martin.example/travaux
         */
        WebAddress: string;
        /**
         * @description A web address with http or https; empty means none.
         * @example https://jeanne-martin.example/travaux
         */
        WebAddressInput: string;
        /**
         * Format: date
         * @description A day without a time.
         * @example 2024-03-01
         */
        Date: string;
        /**
         * Format: date-time
         * @description A moment in UTC.
         * @example 2025-11-03T08:15:00Z
         */
        DateTime: string;
        /**
         * @description A date, or a time whose date counts.
         * @example 2024-03-01
         * @example 2024-03-01T00:00:00Z
         */
        DateInput: components["schemas"]["Date"] | components["schemas"]["DateTime"];
        /**
         * @description A date; null, empty or the zero date 0001-01-01 means none.
         * @example 2024-03-01
         * @example null
         */
        OptionalDateInput: components["schemas"]["DateInput"] | "" | null;
        /**
         * @description In a form, a boolean is one of these words.
         * @example true
         */
        BooleanFormInput: boolean | ("true" | "false" | "True" | "False" | "TRUE" | "FALSE" | "1" | "0");
        /**
         * @description A name; null for none.
         * @example Informatique
         * @example null
         */
        OptionalName: string | null;
        /**
         * @description A title; null for none.
         * @example Développeuse back-end
         * @example null
         */
        OptionalTitle: string | null;
        /**
         * @description A text of several lines; null for none.
         * @example Mémoire sur la tolérance aux pannes.
         * @example null
         */
        OptionalText: string | null;
        /**
         * Format: int64
         * @description An id assigned by the server; null for none.
         * @example 57
         * @example null
         */
        OptionalId: number | null;
        /**
         * Format: date
         * @description A day without a time; null for none.
         * @example 2024-03-01
         * @example null
         */
        OptionalDate: string | null;
        /**
         * Format: date-time
         * @description A moment in UTC; null for none.
         * @example 2025-11-03T08:15:00Z
         * @example null
         */
        OptionalDateTime: string | null;
        /**
         * Format: email
         * @description An e-mail address; null for none.
         * @example jeanne.martin@exemple.fr
         * @example null
         */
        OptionalEmail: string | null;
        /**
         * @description Served from `/avatars/{file}`; null for none.
         * @example 6f1c2a9be04d.png
         * @example null
         */
        OptionalFileName: string | null;
        /**
         * Format: uri-reference
         * @description The address of a file, absolute or relative to the API's address; null for none.
         * @example /files/0d3b57a1c9.png
         * @example null
         */
        OptionalLink: string | null;
        /** @description The versions of a picture, in the same proportions, smallest first; the last is the picture itself. Empty or omitted if unknown. */
        PictureSizes: components["schemas"]["PictureSize"][];
        /**
         * @description A version of a picture, and its size.
         * @example {
         *       "url": "/files/0d3b57a1c9.png?size=small",
         *       "width": 960,
         *       "height": 720
         *     }
         */
        PictureSize: {
            url: components["schemas"]["Link"];
            width: components["schemas"]["Pixels"];
            height: components["schemas"]["Pixels"];
        };
        /**
         * Format: int32
         * @description A length in pixels.
         * @example 960
         */
        Pixels: number;
        /**
         * Format: uri-reference
         * @description The address of a file that anybody who knows it may read; null for none.
         * @example /exports?code=Zm9ybXVsZS1kZS1sYS1wYXNzZXJlbGxl
         * @example null
         */
        OptionalSecretLink: string | null;
        /**
         * Format: uri
         * @description An address on the web; null for none.
         * @example https://jeanne-martin.example/travaux
         * @example null
         */
        OptionalWebAddress: string | null;
        /**
         * Format: binary
         * @description A JPG, PNG, GIF or WebP image of at most 5 MB, checked by its content.
         */
        ImageFile: Blob;
        /**
         * Format: binary
         * @description A PDF.
         */
        PdfFile: Blob;
        /**
         * Format: binary
         * @description A PDF or a Word file (.docx).
         */
        CvFile: Blob;
        /** @description The pages of a CV document as a picture. */
        CvPreview: {
            /**
             * Format: int32
             * @description The number of pages of the document.
             */
            pages: number;
            /**
             * @description All pages, one below the other, as an SVG picture. Omitted if they are too many to look at (more than 10 in
             *     the reference server).
             */
            svg?: string;
        };
        /**
         * Format: binary
         * @description A PDF of applications.
         */
        ApplicationsPdf: Blob;
        /**
         * Format: binary
         * @description A table as comma-separated values.
         */
        CsvFile: Blob;
        /**
         * @description The language of a document.
         * @example fr
         * @enum {string}
         */
        DocumentLanguage: "fr" | "en";
        /**
         * @description The design of a CV document, `classic` by default.
         * @example sober
         * @enum {string}
         */
        CvDesign: "classic" | "sober" | "compact";
        /** @description An image, or an empty value to remove the existing one. */
        ImageFormInput: components["schemas"]["ImageFile"] | "";
        /**
         * @description A PDF of at most 5 MB, or an empty value to remove the existing one. The type is detected from the content. The
         *     PDF is stored without what acts when it is opened: scripts, attached files, media, actions, and links to
         *     anything but web pages, mail addresses and telephone numbers. `removedFromResume` lists the removed parts.
         */
        ResumeFormInput: Blob | "";
        /**
         * @description An applicant looks for offers, a recruiter publishes them.
         * @example applicant
         * @enum {string}
         */
        Role: "applicant" | "recruiter";
        /**
         * @description The kind of a contract of employment; `cdi` is permanent, `cdd` temporary, `stage` an internship.
         * @example cdi
         * @enum {string}
         */
        ContractType: "stage" | "alternance" | "cdd" | "cdi" | "freelance";
        /**
         * @description Withdrawing is possible when it starts with `applied`, applying otherwise.
         * @example applied_not_seen
         * @enum {string}
         */
        ApplicationStatus: "not_applied" | "applied_not_seen" | "applied_seen";
        /**
         * @description The recruiter's decision, null if there is none.
         * @example accepted
         * @example null
         * @enum {string|null}
         */
        Decision: "accepted" | "rejected" | null;
        /**
         * @description A refusal that concerns no field, or any other failure.
         * @example {
         *       "error": "Élément introuvable.",
         *       "code": "not_found"
         *     }
         */
        ErrorBody: {
            error: components["schemas"]["Sentence"];
            code?: components["schemas"]["ErrorCode"];
        };
        /**
         * @description The reason, for programs: the same in every language, and stable when the text changes.
         *     docs/contract/error-codes.md lists those of the reference server; a client treats an unknown one as absent.
         * @example not_found
         */
        ErrorCode: string;
        /**
         * @description One message for each refused field.
         * @example {
         *       "jobTitle": "L'intitulé du poste est obligatoire."
         *     }
         */
        FieldErrors: {
            [key: string]: string;
        };
        /**
         * @description One message for each refused field, and the codes of those that have one.
         * @example {
         *       "errors": {
         *         "email": "Cette adresse e-mail est déjà utilisée."
         *       }
         *     }
         */
        ErrorsBody: {
            errors: components["schemas"]["FieldErrors"];
            codes?: components["schemas"]["FieldCodes"];
        };
        /**
         * @description Why, for programs, by refused field. A field whose text has no code is not in it.
         * @example {
         *       "password": "password_guessable"
         *     }
         */
        FieldCodes: {
            [key: string]: components["schemas"]["ErrorCode"];
        };
        /**
         * @description A 400 on list items and posts.
         * @example {
         *       "jobTitle": "L'intitulé du poste est obligatoire."
         *     }
         */
        ListRefusal: components["schemas"]["ErrorBody"] | components["schemas"]["FieldErrors"];
        /**
         * @description A 400 on authentication, account and profiles.
         * @example {
         *       "errors": {
         *         "email": "Cette adresse e-mail est déjà utilisée."
         *       }
         *     }
         */
        FormRefusal: components["schemas"]["ErrorsBody"] | components["schemas"]["ErrorBody"];
        /** @description The call has succeeded and has nothing to return. */
        Done: {
            message?: components["schemas"]["Sentence"];
        };
        /** @description An account's address and password. */
        LoginInput: {
            email: components["schemas"]["LoginName"];
            /** Format: password */
            password: string;
            shared?: components["schemas"]["SharedComputer"];
        };
        /** @description The browser is on a shared computer. The answer then sets no cookie. */
        SharedComputer: boolean;
        /** @description A new session and its user. */
        Session: {
            /** @description The user's id; it stays the same when the username changes. */
            id?: components["schemas"]["Id"];
            token: components["schemas"]["Token"];
            username: components["schemas"]["Username"];
            role: components["schemas"]["Role"];
        };
        /** @description The data of a new account. */
        RegisterInput: {
            firstname: components["schemas"]["GivenName"];
            lastname: components["schemas"]["GivenName"];
            email: components["schemas"]["EmailInput"];
            password: components["schemas"]["Password"];
            /**
             * @description If empty or absent, the server makes one from the names, in ASCII ('Œdipe' begins with `oe`). Names that
             *     imitate the product, its staff, a role or a state are refused, also with a number (`staff24`), as are those
             *     without a letter or digit.
             */
            username?: string;
            /** @description Neither in the future nor more than 120 years ago; at least 15 years old. */
            birthdate: components["schemas"]["DateInput"];
            role?: components["schemas"]["Role"];
            phone?: components["schemas"]["PhoneInput"];
        };
        /**
         * @description Identifies an unverified registration. Only its sender receives it.
         * @example 0b8f6a52-4a0e-4c57-9c5e-2f3d1c7b9a10
         */
        RegistrationId: string;
        /** @description A refused login because the e-mail address is not verified yet. */
        NotVerifiedBody: {
            error: components["schemas"]["Sentence"];
            code?: components["schemas"]["ErrorCode"];
            /** @description The registration that has this password; to be sent with its code. */
            registrationId?: components["schemas"]["RegistrationId"];
            resendIn?: components["schemas"]["ResendIn"];
        };
        /** @description A registration that waits for the code mailed to its address. */
        Registered: {
            message?: components["schemas"]["Sentence"];
            email: components["schemas"]["Email"];
            /** @description To be sent with the code, so that it confirms this registration and no other of the same address. */
            registrationId?: components["schemas"]["RegistrationId"];
            resendIn?: components["schemas"]["ResendIn"];
        };
        /**
         * Format: int32
         * @description Seconds until another code can be requested.
         * @example 60
         */
        ResendIn: number;
        /** @description A code was sent if the address waits for one. */
        CodeSent: {
            message?: components["schemas"]["Sentence"];
            resendIn?: components["schemas"]["ResendIn"];
        };
        /** @description The address of the account whose password was forgotten. */
        ForgotPasswordInput: {
            email: components["schemas"]["LoginName"];
        };
        /** @description The current password, which proves who is calling. */
        CurrentPasswordInput: {
            /** Format: password */
            currentPassword: string;
        };
        /** @description The address of the archive. */
        ExportAnswer: {
            data: {
                url: components["schemas"]["SecretLink"];
                expiresAt: components["schemas"]["DateTime"];
            };
        };
        /** @description The current password and the new one. */
        ChangePasswordInput: {
            /** Format: password */
            currentPassword: string;
            password: components["schemas"]["Password"];
        };
        /** @description A session of the caller. */
        OpenSession: {
            id: components["schemas"]["Id"];
            /** @description Browser and system in words, in the requested language. */
            device: string;
            createdAt: components["schemas"]["DateTime"];
            lastUsedAt: components["schemas"]["DateTime"];
            /** @description Whether it is the calling session. */
            current: boolean;
        };
        /** @description The code mailed to the new address. */
        ConfirmEmailInput: {
            /** @description The six digits of the mail, or the sixteen of a mail sent after many requests for codes, with or without spaces. */
            code: string;
        };
        /** @description The mailed code and a new password. */
        ResetPasswordInput: {
            /** @description The mailed code, regardless of capitals and dashes. */
            code: string;
            password: components["schemas"]["Password"];
        };
        /** @description The registration and its corrected address. */
        CorrectEmailInput: {
            registrationId: components["schemas"]["RegistrationId"];
            email: components["schemas"]["EmailInput"];
        };
        /** @description The address of a registration and the code mailed to it. */
        VerifyEmailInput: {
            email: components["schemas"]["LoginName"];
            /** @description The six digits of the mail, or the sixteen of a mail sent after many requests for codes; spaces do not count. Anything else is a wrong code. */
            otp: string;
            /** @description The registration that the code confirms; by default, that of the newest code. */
            registrationId?: components["schemas"]["RegistrationId"];
            shared?: components["schemas"]["SharedComputer"];
        };
        /** @description The first session of a verified account. */
        VerifiedSession: {
            message?: components["schemas"]["Sentence"];
            token: components["schemas"]["Token"];
            user: components["schemas"]["VerifiedUser"];
        };
        /** @description The user of the first session. */
        VerifiedUser: {
            /** @description The user's id; it stays the same when the username changes. */
            id?: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            role: components["schemas"]["Role"];
        };
        /** @description The address that waits for a code. */
        ResendOtpInput: {
            email: components["schemas"]["LoginName"];
            /** @description The registration that the code is for; by default, the newest one. */
            registrationId?: components["schemas"]["RegistrationId"];
        };
        /** @description The full user, only for that user. */
        User: {
            id: components["schemas"]["Id"];
            firstname: components["schemas"]["Name"];
            lastname: components["schemas"]["Name"];
            username: components["schemas"]["Username"];
            email: components["schemas"]["Email"];
            phone: string | null;
            address: components["schemas"]["OptionalText"];
            birthdate: components["schemas"]["OptionalDate"];
            avatar: components["schemas"]["OptionalFileName"];
            role: components["schemas"]["Role"];
            /**
             * Format: email
             * @description The address that waits for its code, or null.
             */
            pendingEmail?: string | null;
            profileAudience?: components["schemas"]["ProfileAudience"];
            /** @description Whether the user shows their read marks to the people they write with, and sees theirs; true by default. */
            readMarks?: boolean;
        };
        /**
         * @description The audience of a person's profile and CV on their page. `contacts`, the default: recruiters who hold an
         *     application of theirs, and people they have written to. `members`: every verified user.
         * @example contacts
         * @enum {string}
         */
        ProfileAudience: "contacts" | "members";
        /** @description Only the changed fields; an empty value clears a field, a missing one keeps it. `role` is ignored. */
        UserInput: {
            firstname?: components["schemas"]["GivenName"];
            lastname?: components["schemas"]["GivenName"];
            username?: components["schemas"]["Username"];
            email?: components["schemas"]["EmailInput"];
            /**
             * Format: password
             * @description Required only with a new `email`.
             */
            currentPassword?: string;
            phone?: components["schemas"]["PhoneInput"];
            address?: components["schemas"]["Text"];
            birthdate?: components["schemas"]["DateInput"] | "";
            avatar?: components["schemas"]["ImageFormInput"];
            profileAudience?: components["schemas"]["ProfileAudience"];
            readMarks?: components["schemas"]["BooleanFormInput"];
        };
        /** @description The saved account. */
        UserAnswer: {
            message?: components["schemas"]["Sentence"];
            avatar: components["schemas"]["OptionalFileName"];
            data: components["schemas"]["User"];
        };
        /** @description The person to block. */
        BlockInput: {
            userId: components["schemas"]["IdInput"];
        };
        /** @description The blocked person. */
        BlockAnswer: {
            data: components["schemas"]["UserSummary"];
        };
        /**
         * @description The reported object.
         * @example post
         * @enum {string}
         */
        ReportKind: "person" | "post" | "comment" | "message" | "offer";
        /**
         * @description The rule that the reported content breaks.
         * @example spam
         * @enum {string}
         */
        ReportReason: "spam" | "harassment" | "hate" | "fraud" | "illegal" | "other";
        /** @description The reported content or person, and the reason. */
        ReportInput: {
            kind: components["schemas"]["ReportKind"];
            targetId: components["schemas"]["IdInput"];
            reason: components["schemas"]["ReportReason"];
            text?: components["schemas"]["ReportText"];
        };
        /**
         * @description A remark for the operators; null for none.
         * @example Le même message est sous tous les posts.
         * @example null
         */
        ReportText: string | null;
        /** @description A report, for the person who made it. */
        Report: {
            id: components["schemas"]["Id"];
            reason: components["schemas"]["ReportReason"];
            text: components["schemas"]["ReportText"];
            createdAt: components["schemas"]["DateTime"];
        };
        /** @description The stored report. */
        ReportAnswer: {
            data: components["schemas"]["Report"];
        };
        /** @description The public data of a user. */
        UserSummary: {
            id: components["schemas"]["Id"];
            firstname: components["schemas"]["Name"];
            lastname: components["schemas"]["Name"];
            username: components["schemas"]["Username"];
            avatar: components["schemas"]["OptionalFileName"];
            role: components["schemas"]["Role"];
        };
        /**
         * @description A party to a discussion.
         * @example {
         *       "id": 8,
         *       "username": "karim.benali",
         *       "firstname": "Karim",
         *       "lastname": "Benali",
         *       "avatar": null
         *     }
         */
        Person: {
            id?: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            firstname: components["schemas"]["Name"];
            lastname: components["schemas"]["Name"];
            avatar?: components["schemas"]["OptionalFileName"];
            /** @description Whether the account was deleted; the name is then a placeholder, and messages cannot be sent. */
            deleted?: boolean;
        };
        /** @description A person's page, as far as the caller may see it. */
        PersonDetail: {
            id: components["schemas"]["Id"];
            firstname: components["schemas"]["Name"];
            lastname: components["schemas"]["Name"];
            username: components["schemas"]["Username"];
            avatar: components["schemas"]["OptionalFileName"];
            role: components["schemas"]["Role"];
            /** @description Null for callers who may not see it, and for a recruiter; `getCompany` reads a recruiter's company. */
            profile: components["schemas"]["PersonProfile"] | null;
        };
        /** @description An applicant's profile and CV, without private data. Each list contains the newest 100 entries. */
        PersonProfile: {
            title: components["schemas"]["OptionalTitle"];
            sector: components["schemas"]["OptionalName"];
            academicLevel: components["schemas"]["OptionalName"];
            experienceLevel: components["schemas"]["OptionalName"];
            skills: components["schemas"]["Tags"];
            languages: components["schemas"]["Tags"];
            languageLevels?: components["schemas"]["LanguageLevels"];
            portfolioUrl: components["schemas"]["OptionalWebAddress"];
            availableImmediately: boolean;
            formations: components["schemas"]["Formation"][];
            experiences: components["schemas"]["Experience"][];
            projects: components["schemas"]["Project"][];
            certifications: components["schemas"]["Certification"][];
        };
        /** @description A person's page. */
        PersonDetailAnswer: {
            data: components["schemas"]["PersonDetail"];
        };
        /** @description A company's page. */
        Company: {
            /** @description The company's recruiter. */
            recruiter: components["schemas"]["UserSummary"];
            /** @description Null until the recruiter has saved the company. */
            profile: components["schemas"]["RecruiterProfile"] | null;
            offers: components["schemas"]["CompanyOfferPage"];
        };
        /** @description A summary of an active offer; `getJobOffer` returns the whole offer. */
        CompanyOffer: {
            id: components["schemas"]["Id"];
            jobTitle: components["schemas"]["Title"];
            location: components["schemas"]["Name"];
            contract: components["schemas"]["ContractType"];
            remote?: components["schemas"]["RemoteWork"];
            closingDate?: components["schemas"]["ClosingDate"];
            positions?: components["schemas"]["Positions"];
            createdAt: components["schemas"]["DateTime"];
        };
        /** @description One page of a company's active offers. */
        CompanyOfferPage: {
            items: components["schemas"]["CompanyOffer"][];
            next?: components["schemas"]["NextPage"];
            page: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["Count"];
            totalItems: components["schemas"]["Count"];
        };
        /** @description A company's page. */
        CompanyAnswer: {
            data: components["schemas"]["Company"];
        };
        /** @description A person in search results. */
        FoundPerson: {
            id: components["schemas"]["Id"];
            firstname: components["schemas"]["Name"];
            lastname: components["schemas"]["Name"];
            username: components["schemas"]["Username"];
            avatar: components["schemas"]["OptionalFileName"];
            role: components["schemas"]["Role"];
            /** @description The profile's title; null if there is none, or if the caller may not see the profile. */
            title: components["schemas"]["OptionalTitle"];
        };
        /** @description One page of the people found. */
        FoundPersonPage: {
            items: components["schemas"]["FoundPerson"][];
            next?: components["schemas"]["NextPage"];
            page: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["Count"];
            totalItems: components["schemas"]["Count"];
        };
        /** @description A company in search results; `getCompany` reads it by the recruiter's username. */
        FoundCompany: {
            recruiter: components["schemas"]["UserSummary"];
            company: components["schemas"]["Name"];
            sector: components["schemas"]["OptionalName"];
            headquarters: components["schemas"]["OptionalName"];
            logo: components["schemas"]["OptionalLink"];
            logoSizes?: components["schemas"]["PictureSizes"];
        };
        /** @description One page of the companies found. */
        FoundCompanyPage: {
            items: components["schemas"]["FoundCompany"][];
            next?: components["schemas"]["NextPage"];
            page: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["Count"];
            totalItems: components["schemas"]["Count"];
        };
        /** @description The professional profile of an applicant. */
        ApplicantProfile: {
            profile: components["schemas"]["OptionalTitle"];
            sector: components["schemas"]["OptionalName"];
            academicLevel: components["schemas"]["OptionalName"];
            experienceLevel: components["schemas"]["OptionalName"];
            skills: components["schemas"]["Tags"];
            languages: components["schemas"]["Tags"];
            languageLevels?: components["schemas"]["LanguageLevels"];
            portfolioUrl: components["schemas"]["OptionalWebAddress"];
            availableImmediately: boolean;
            /**
             * @description A short-lived link, for the owner and for recruiters who hold an application of this person; null for others
             *     and if there is no resume.
             */
            resumeUrl: components["schemas"]["OptionalSecretLink"];
            /** @description Only for the owner; absent if there is no resume. */
            resumeFile?: components["schemas"]["StoredFile"];
        };
        /**
         * @description A level of the Common European Framework of Reference (CEFR), or a first language.
         * @enum {string}
         */
        LanguageLevel: "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | "native";
        /** @description A spoken language and its level. */
        LanguageWithLevel: {
            language: string;
            level: components["schemas"]["LanguageLevel"];
        };
        /**
         * @description The languages of `languages` that have a level, in their order and spelling; absent if none has one. Capitals and accents do not count in the names.
         * @example [
         *       {
         *         "language": "Anglais",
         *         "level": "C1"
         *       }
         *     ]
         */
        LanguageLevels: components["schemas"]["LanguageWithLevel"][];
        /**
         * @description In a form, the list as JSON text; an empty value clears it.
         * @example [{"language":"Anglais","level":"C1"}]
         */
        LanguageLevelsFormInput: components["schemas"]["LanguageLevels"] | string;
        /** @description Metadata of a stored file. */
        StoredFile: {
            /**
             * @description The original file name, on one line, without folders and invisible characters; null if it was not sent or
             *     not stored.
             */
            name: components["schemas"]["OptionalName"];
            /**
             * Format: int32
             * @description In bytes; null if it was not stored.
             */
            size: number | null;
            storedAt: components["schemas"]["DateTime"];
        };
        /** @description How many parts of each kind a PDF lost, because they act when it is opened; a kind without is absent. */
        RemovedFromPdf: {
            /** @description Links to anything but web pages, mail addresses, telephone numbers and places in the document. */
            links?: components["schemas"]["RemovedCount"];
            /** @description Attached files. */
            attachments?: components["schemas"]["RemovedCount"];
            /** @description Scripts. */
            scripts?: components["schemas"]["RemovedCount"];
            /** @description Automatic actions and actions of buttons, such as printing or sending a form. */
            actions?: components["schemas"]["RemovedCount"];
            /** @description Sounds, films, 3D models and embedded applications. */
            media?: components["schemas"]["RemovedCount"];
            /** @description XFA forms. */
            forms?: components["schemas"]["RemovedCount"];
            /** @description Digital signatures, which do not sign the cleaned file. */
            signatures?: components["schemas"]["RemovedCount"];
        };
        /**
         * Format: int32
         * @description How many active parts were removed from a PDF.
         * @example 3
         */
        RemovedCount: number;
        /** @description Only the changed fields; an empty value clears a field, a missing one keeps it. */
        ApplicantProfileInput: {
            profile?: components["schemas"]["Title"];
            sector?: components["schemas"]["Name"];
            academicLevel?: components["schemas"]["Name"];
            experienceLevel?: components["schemas"]["Name"];
            skills?: components["schemas"]["TagsFormInput"];
            /** @description Skills to append to the existing ones, also if these have changed meanwhile; fifty in all. */
            addSkills?: components["schemas"]["TagsFormInput"];
            languages?: components["schemas"]["TagsFormInput"];
            /** @description The level of each language that has one. A level of a language that is not in `languages` is dropped; without this field, the languages keep their levels. */
            languageLevels?: components["schemas"]["LanguageLevelsFormInput"];
            portfolioUrl?: components["schemas"]["WebAddressInput"];
            availableImmediately?: components["schemas"]["BooleanFormInput"];
            resume?: components["schemas"]["ResumeFormInput"];
        };
        /** @description The language and the design of a CV document. */
        CvResumeInput: {
            language: components["schemas"]["DocumentLanguage"];
            design?: components["schemas"]["CvDesign"];
        };
        /** @description The document from which to read a CV. */
        CvProposalsInput: {
            file: components["schemas"]["CvFile"];
        };
        /** @description A document of JSON Resume 1.0.0. It contains only recognised data. */
        CvProposals: {
            work: components["schemas"]["ProposedWork"][];
            education: components["schemas"]["ProposedEducation"][];
            projects: components["schemas"]["ProposedProject"][];
            certificates: components["schemas"]["ProposedCertificate"][];
            skills: components["schemas"]["ProposedSkill"][];
            languages: components["schemas"]["ProposedLanguage"][];
            /**
             * @description Probable jobs and formations whose title, place or dates are not certain. An extension of JSON Resume, for
             *     people to check and complete; absent if there are none.
             */
            unsure?: components["schemas"]["UnsureEntry"][];
        };
        /** @description The text and the recognised fields of an uncertain entry. */
        UnsureEntry: {
            /**
             * @description The section that the text stands in.
             * @enum {string}
             */
            section: "work" | "education";
            text: components["schemas"]["Text"];
            work?: components["schemas"]["ProposedWork"];
            education?: components["schemas"]["ProposedEducation"];
        };
        /** @description An experience. */
        ProposedWork: {
            name?: components["schemas"]["Name"];
            position?: components["schemas"]["Title"];
            employmentType?: components["schemas"]["ContractType"];
            startDate?: components["schemas"]["ProposedDate"];
            endDate?: components["schemas"]["ProposedDate"];
            /** @description False if the experience has ended on an unknown date. Another one without an end is ongoing. */
            ongoing?: boolean;
            keywords?: components["schemas"]["ProposedWords"];
            summary?: components["schemas"]["Text"];
        };
        /** @description A formation. */
        ProposedEducation: {
            institution?: components["schemas"]["Name"];
            studyType?: components["schemas"]["Title"];
            startDate?: components["schemas"]["ProposedDate"];
            endDate?: components["schemas"]["ProposedDate"];
            courses?: components["schemas"]["ProposedWords"];
            description?: components["schemas"]["Text"];
        };
        /** @description A project. */
        ProposedProject: {
            name: components["schemas"]["Title"];
            description?: components["schemas"]["Text"];
            startDate?: components["schemas"]["ProposedDate"];
            endDate?: components["schemas"]["ProposedDate"];
            keywords?: components["schemas"]["ProposedWords"];
            collaborators?: components["schemas"]["ProposedWords"];
            url?: components["schemas"]["WebAddress"];
        };
        /** @description A certification. */
        ProposedCertificate: {
            name?: components["schemas"]["Title"];
            issuer?: components["schemas"]["Name"];
            date?: components["schemas"]["ProposedDate"];
            id?: components["schemas"]["Name"];
            keywords?: components["schemas"]["ProposedWords"];
        };
        /** @description A skill. */
        ProposedSkill: {
            name: components["schemas"]["ProposedWord"];
        };
        /** @description A language. */
        ProposedLanguage: {
            language: components["schemas"]["ProposedWord"];
            /** @description A level of the CEFR, or 'Native speaker'. */
            fluency?: components["schemas"]["ProposedWord"];
        };
        /**
         * @description A proposed skill or technology.
         * @example Soudure TIG
         */
        ProposedWord: string;
        /** @description Proposed skills or technologies. */
        ProposedWords: components["schemas"]["ProposedWord"][];
        /**
         * @description A year, a month or a day.
         * @example 2020-01
         */
        ProposedDate: string;
        /** @description A view of the caller's resume. */
        ResumeView: {
            id: components["schemas"]["Id"];
            person: components["schemas"]["Person"];
            /** @description The company of the person's profile; null without one, and once the account is deleted. */
            company: components["schemas"]["OptionalName"];
            lastViewedAt: components["schemas"]["DateTime"];
            /** @description How often this person has opened it. */
            views: components["schemas"]["Count"];
        };
        /** @description The company of a recruiter. */
        RecruiterProfile: {
            company: components["schemas"]["OptionalName"];
            sector: components["schemas"]["OptionalName"];
            website: components["schemas"]["OptionalWebAddress"];
            headquarters: components["schemas"]["OptionalName"];
            /** @description Free text, such as 1-10. */
            employees: string | null;
            description: components["schemas"]["OptionalText"];
            logo: components["schemas"]["OptionalLink"];
            logoSizes?: components["schemas"]["PictureSizes"];
        };
        /** @description Only the changed fields; an empty value clears a field, a missing one keeps it. */
        RecruiterProfileInput: {
            company?: components["schemas"]["Name"];
            sector?: components["schemas"]["Name"];
            website?: components["schemas"]["WebAddressInput"];
            headquarters?: components["schemas"]["Name"];
            employees?: components["schemas"]["Name"];
            description?: components["schemas"]["Text"];
            logo?: components["schemas"]["ImageFormInput"];
        };
        /**
         * @description Applicants get formations, experiences, projects, certifications; recruiters jobOffers, activeJobOffers,
         *     seenApplications, acceptedApplications. `applications` counts the applicant's own, or those to the recruiter's
         *     offers.
         */
        DashboardStats: {
            formations?: components["schemas"]["Count"];
            experiences?: components["schemas"]["Count"];
            projects?: components["schemas"]["Count"];
            certifications?: components["schemas"]["Count"];
            applications: components["schemas"]["Count"];
            notifications: components["schemas"]["Count"];
            jobOffers?: components["schemas"]["Count"];
            activeJobOffers?: components["schemas"]["Count"];
            seenApplications?: components["schemas"]["Count"];
            acceptedApplications?: components["schemas"]["Count"];
        };
        /** @description Applicants get offers and decisions; recruiters waiting, offersWithoutApplications and weeks. */
        DashboardNext: {
            /** @description The missing parts of the caller's profile: for an applicant skills, title (profile), resume and sector, for a recruiter company and description, in this order; all of them if there is no profile. */
            missing?: ("skills" | "profile" | "resume" | "sector" | "company" | "description")[];
            /** @description Whether the applicant ever applied, even if the application was withdrawn or the offer deleted. */
            hasApplied?: boolean;
            /** @description Whether the recruiter ever created an offer, even if it was deleted. */
            hasPublished?: boolean;
            /** @description The best matching open offers, in the order of `listJobOffersForMe`, that the applicant has neither opened nor saved nor applied to. */
            offers?: components["schemas"]["JobOfferForApplicant"][];
            /** @description The latest decisions on the applicant's applications, newest first. */
            decisions?: components["schemas"]["DecidedApplication"][];
            /** @description The undecided applications to open offers, oldest first. */
            waiting?: components["schemas"]["WaitingApplications"];
            /** @description The open offers without applications, oldest first. */
            offersWithoutApplications?: components["schemas"]["QuietOffers"];
            /** @description The last twelve weeks, the current one last. */
            weeks?: components["schemas"]["WeekOfApplications"][];
            /** @description The discussions with the latest messages, newest first. */
            discussions: components["schemas"]["Discussion"][];
        };
        /** @description An application that was decided lately. */
        DecidedApplication: {
            jobOfferID: components["schemas"]["Id"];
            jobTitle: components["schemas"]["Title"];
            company: components["schemas"]["OptionalName"];
            decision: components["schemas"]["Decision"];
            decidedAt: components["schemas"]["DateTime"];
        };
        /** @description The applications that wait for a decision, oldest first. */
        WaitingApplications: {
            items: components["schemas"]["WaitingApplication"][];
            totalItems: components["schemas"]["Count"];
        };
        /** @description An application without a decision. */
        WaitingApplication: {
            id: components["schemas"]["Id"];
            jobOfferID: components["schemas"]["Id"];
            jobTitle: components["schemas"]["Title"];
            applicant: components["schemas"]["Person"];
            createdAt: components["schemas"]["DateTime"];
        };
        /** @description The open offers without applications, oldest first. */
        QuietOffers: {
            items: components["schemas"]["QuietOffer"][];
            totalItems: components["schemas"]["Count"];
        };
        /** @description An open offer without applications. */
        QuietOffer: {
            id: components["schemas"]["Id"];
            jobTitle: components["schemas"]["Title"];
            createdAt: components["schemas"]["DateTime"];
        };
        /** @description How many applications came in a week. */
        WeekOfApplications: {
            /** @description The week's Monday, in Paris. */
            startsAt: components["schemas"]["Date"];
            applications: components["schemas"]["Count"];
        };
        /** @description The number of unread items. */
        UnreadCount: {
            unread_count: components["schemas"]["Count"];
        };
        /** @description A formation of the applicant's CV. */
        Formation: {
            id: components["schemas"]["Id"];
            institution: components["schemas"]["Name"];
            degree: components["schemas"]["Title"];
            startedAt: components["schemas"]["Date"];
            /** @description Null while it is ongoing. */
            finishedAt: components["schemas"]["OptionalDate"];
            description: components["schemas"]["OptionalText"];
            skills: components["schemas"]["Tags"];
        };
        /**
         * Format: int32
         * @description The entry's place in its list, 1 first; a number beyond the end makes it the last. The others keep their order. A body without it, even a complete form, moves nothing.
         */
        CvPosition: number;
        /** @description Changed fields of a formation, or its complete form. */
        FormationPatch: {
            institution?: components["schemas"]["GivenName"];
            degree?: components["schemas"]["GivenTitle"];
            startedAt?: components["schemas"]["DateInput"];
            finishedAt?: components["schemas"]["OptionalDateInput"];
            description?: components["schemas"]["OptionalText"];
            skills?: components["schemas"]["TagsInput"];
            position?: components["schemas"]["CvPosition"];
        };
        /** @description A new formation. */
        FormationInput: {
            clientId?: components["schemas"]["CreationId"];
        } & WithRequired<components["schemas"]["FormationPatch"], "institution" | "degree" | "startedAt">;
        /** @description A professional experience of the applicant's CV. */
        Experience: {
            id: components["schemas"]["Id"];
            jobTitle: components["schemas"]["Title"];
            company: components["schemas"]["Name"];
            experienceType: components["schemas"]["ContractType"];
            startedAt: components["schemas"]["Date"];
            /** @description Null while `ongoing`, otherwise null only in imported data. */
            finishedAt: components["schemas"]["OptionalDate"];
            /** @description Whether the applicant still has this job. */
            ongoing?: boolean;
            description?: components["schemas"]["OptionalText"];
            technologies: components["schemas"]["Tags"];
        };
        /** @description Changed fields of an experience, or its complete form. */
        ExperiencePatch: {
            jobTitle?: components["schemas"]["GivenTitle"];
            company?: components["schemas"]["GivenName"];
            /** @description The default of a new experience is cdi. */
            experienceType?: components["schemas"]["ContractType"];
            startedAt?: components["schemas"]["DateInput"];
            /** @description Required unless `ongoing` is true (`x-required-unless`). */
            finishedAt?: components["schemas"]["Date"] | components["schemas"]["DateTime"] | "" | null;
            /** @description If true, the entry has no end and `finishedAt` is ignored; an end without `ongoing` sets it to false. */
            ongoing?: boolean;
            description?: components["schemas"]["OptionalText"];
            technologies?: components["schemas"]["TagsInput"];
            position?: components["schemas"]["CvPosition"];
        };
        /** @description A new experience. */
        ExperienceInput: {
            clientId?: components["schemas"]["CreationId"];
        } & WithRequired<components["schemas"]["ExperiencePatch"], "jobTitle" | "company" | "startedAt">;
        /** @description A project of the applicant's CV. */
        Project: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            Description: components["schemas"]["Text"];
            technologies: components["schemas"]["Tags"];
            collaborators: components["schemas"]["Tags"];
            demoUrl: components["schemas"]["OptionalWebAddress"];
        };
        /** @description Changed fields of a project, or its complete form. */
        ProjectPatch: {
            title?: components["schemas"]["GivenTitle"];
            Description?: components["schemas"]["GivenText"];
            technologies?: components["schemas"]["TagsInput"];
            collaborators?: components["schemas"]["TagsInput"];
            demoUrl?: components["schemas"]["WebAddressInput"] | null;
            position?: components["schemas"]["CvPosition"];
        };
        /** @description A new project. */
        ProjectInput: {
            clientId?: components["schemas"]["CreationId"];
        } & WithRequired<components["schemas"]["ProjectPatch"], "title" | "Description">;
        /** @description A certification of the applicant's CV. */
        Certification: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            organization: components["schemas"]["Name"];
            skills: components["schemas"]["Tags"];
            certificationID: components["schemas"]["OptionalName"];
            issuedTo: components["schemas"]["OptionalDate"];
        };
        /** @description Changed fields of a certification, or its complete form. */
        CertificationPatch: {
            title?: components["schemas"]["GivenTitle"];
            organization?: components["schemas"]["GivenName"];
            skills?: components["schemas"]["TagsInput"];
            certificationID?: components["schemas"]["OptionalName"];
            issuedTo?: components["schemas"]["OptionalDateInput"];
            position?: components["schemas"]["CvPosition"];
        };
        /** @description A new certification. */
        CertificationInput: {
            clientId?: components["schemas"]["CreationId"];
        } & WithRequired<components["schemas"]["CertificationPatch"], "title" | "organization">;
        /** @description An offer as its recruiter reads it. */
        JobOffer: {
            id: components["schemas"]["Id"];
            jobTitle: components["schemas"]["Title"];
            description: components["schemas"]["Text"];
            location: components["schemas"]["Name"];
            /** @description The place that its recruiter chose, or that the location names for sure. */
            place?: components["schemas"]["Place"];
            contract: components["schemas"]["ContractType"];
            salary: components["schemas"]["Salary"];
            salaryMin?: components["schemas"]["SalaryMin"];
            salaryMax?: components["schemas"]["SalaryMax"];
            salaryPeriod?: components["schemas"]["SalaryPeriod"];
            skills: components["schemas"]["Tags"];
            benefits: components["schemas"]["Tags"];
            remote?: components["schemas"]["RemoteWork"];
            closingDate?: components["schemas"]["ClosingDate"];
            positions?: components["schemas"]["Positions"];
            active: components["schemas"]["OfferActive"];
            createdAt: components["schemas"]["DateTime"];
            /**
             * @description True for an offer that was never published; absent otherwise. Only its recruiter can read a draft.
             * @example true
             */
            draft?: boolean;
            /**
             * @description Whether anybody may read the offer while it is open (`getPublicOffer`); only for its recruiter.
             * @example true
             */
            public?: boolean;
            /** @description When an offer with applications last changed in title, place, contract, salary or remote work. */
            modifiedAt?: components["schemas"]["DateTime"];
            /** @description The number of applications; only for its recruiter. */
            applicationsCount?: components["schemas"]["Count"];
            /** @description The number of applications that its recruiter has not seen yet; only for its recruiter. */
            unreadApplicationsCount?: components["schemas"]["Count"];
            /** @description The number of applicants who opened it, each counted once; only for its recruiter. It does not reveal who. */
            viewsCount?: components["schemas"]["Count"];
        };
        /** @description The place of an offer. */
        Place: {
            id: components["schemas"]["PlaceId"];
            name: components["schemas"]["Name"];
            kind: components["schemas"]["PlaceKind"];
            country: components["schemas"]["PlaceCountry"];
            postalCode?: components["schemas"]["PostalCode"];
            department?: components["schemas"]["PlaceDepartment"];
            region?: components["schemas"]["PlaceRegion"];
            /**
             * Format: double
             * @description The latitude of its centre, to about a kilometre.
             * @example 45.75
             */
            latitude?: number;
            /**
             * Format: double
             * @description The longitude of its centre, to about a kilometre.
             * @example 4.85
             */
            longitude?: number;
        };
        /** @description A place to choose. */
        FoundPlace: {
            id: components["schemas"]["PlaceId"];
            name: components["schemas"]["Name"];
            kind: components["schemas"]["PlaceKind"];
            country: components["schemas"]["PlaceCountry"];
            postalCode?: components["schemas"]["PostalCode"];
            department?: components["schemas"]["PlaceDepartment"];
            region?: components["schemas"]["PlaceRegion"];
            /** @description The part of the place, such as a former commune, by whose name it was found. */
            partName?: components["schemas"]["Name"];
        };
        /** @description The places that a text finds. */
        FoundPlaces: {
            items: components["schemas"]["FoundPlace"][];
        };
        /**
         * @description Identifies a place.
         * @example fr-69123
         */
        PlaceId: string;
        /**
         * @description The id of a place; null for none.
         * @example fr-69123
         * @example null
         */
        OptionalPlaceId: string | null;
        /**
         * @description A district is an arrondissement of Paris, Lyon or Marseille.
         * @example city
         * @enum {string}
         */
        PlaceKind: "city" | "district" | "department" | "region";
        /**
         * @description The country's code of ISO 3166; FR also for overseas departments and collectivities.
         * @example FR
         */
        PlaceCountry: string;
        /**
         * @description Its only postal code, or the first one.
         * @example 69001
         */
        PostalCode: string;
        /**
         * @description The code of its department.
         * @example 69
         */
        PlaceDepartment: string;
        /** @description The name of its region. */
        PlaceRegion: components["schemas"]["Name"];
        /**
         * @description Gross, monthly, in euros; 0 means not stated. For pay stated per hour, day or year (`salaryMin`), its monthly equivalent for 35 hours a week: 151.67 hours a month, 7 hours a day, a twelfth of a year.
         * @example 3800
         */
        Salary: number;
        /**
         * @description The pay as its recruiter stated it, or its lower bound, gross, in euros per `salaryPeriod`; 0 means not stated.
         * @example 35000
         */
        SalaryMin: number;
        /**
         * @description The upper bound in euros per `salaryPeriod`, not below the lower bound; null without one. Its monthly equivalent is at most 1,000,000.
         * @example 42000
         * @example null
         */
        SalaryMax: number | null;
        /**
         * @description The period of `salaryMin` and `salaryMax`.
         * @example year
         * @enum {string}
         */
        SalaryPeriod: "hour" | "day" | "month" | "year";
        /**
         * @description Whether the work is on site, partly remote, or fully remote.
         * @example partial
         * @enum {string}
         */
        RemoteWork: "none" | "partial" | "full";
        /**
         * Format: date
         * @description The last day to apply, which ends at 23:59 in Paris; null without one. From the next day the offer is
         *     inactive. Reopening it requires a later day and `active`.
         * @example 2026-12-31
         * @example null
         */
        ClosingDate: string | null;
        /**
         * Format: int32
         * @description The number of people sought.
         * @example 2
         */
        Positions: number;
        /**
         * @description False once its recruiter has closed it, and from the day after its closing date.
         * @example true
         */
        OfferActive: boolean;
        /** @description Changed fields of an offer, or its complete form. */
        JobOfferPatch: {
            jobTitle?: components["schemas"]["GivenTitle"];
            description?: components["schemas"]["GivenText"];
            location?: components["schemas"]["GivenName"];
            /** @description The place, whose name replaces `location`; null for a location that is only text. Without it, a new location is read, and its place is set if it is sure. */
            place?: components["schemas"]["OptionalPlaceId"];
            /** @description The default of a new offer is cdi. */
            contract?: components["schemas"]["ContractType"];
            /** @description Without `salaryMin`: the amount or lower bound in euros per `salaryPeriod`, by default per month. It states the pay anew, without the former range and period, unless it equals the present `salary`. With `salaryMin` it is ignored. */
            salary?: components["schemas"]["Salary"];
            salaryMin?: components["schemas"]["SalaryMin"];
            salaryMax?: components["schemas"]["SalaryMax"];
            salaryPeriod?: components["schemas"]["SalaryPeriod"];
            skills?: components["schemas"]["TagsInput"];
            benefits?: components["schemas"]["TagsInput"];
            /** @description The default of a new offer is on site. */
            remote?: components["schemas"]["RemoteWork"];
            /** @description The last day to apply, in Paris. A past day is refused, unless it is unchanged. */
            closingDate?: components["schemas"]["OptionalDateInput"];
            /** @description The default of a new offer is one. */
            positions?: components["schemas"]["Positions"];
            /** @description A new offer is active by default. */
            active?: boolean;
            /**
             * @description Whether anybody may read the offer while it is open, without an account. A new offer is not public by
             *     default: clients of earlier versions did not ask for it.
             */
            public?: boolean;
        };
        /** @description A new offer. */
        JobOfferInput: {
            clientId?: components["schemas"]["CreationId"];
        } & WithRequired<components["schemas"]["JobOfferPatch"], "jobTitle" | "description" | "location">;
        /** @description An offer in the applicant's list; `id` and `ID` are equal: the offer's id. */
        JobOfferForApplicant: {
            id: components["schemas"]["Id"];
            ID: components["schemas"]["Id"];
            jobTitle: components["schemas"]["Title"];
            location: components["schemas"]["Name"];
            /** @description The place that its recruiter chose, or that the location names for sure. */
            place?: components["schemas"]["Place"];
            /**
             * Format: int32
             * @description With `within`, the distance to its place in kilometres, if its place is known.
             * @example 12
             */
            distance?: number;
            contract: components["schemas"]["ContractType"];
            applicationStatus: components["schemas"]["ApplicationStatus"];
            applicationID: components["schemas"]["OptionalId"];
            decision?: components["schemas"]["Decision"];
            company?: components["schemas"]["OptionalName"];
            /** @description The offer's recruiter, to read the company's page. */
            recruiter?: components["schemas"]["JobOfferRecruiter"];
            skills?: components["schemas"]["Tags"];
            salary?: components["schemas"]["Salary"];
            salaryMin?: components["schemas"]["SalaryMin"];
            salaryMax?: components["schemas"]["SalaryMax"];
            salaryPeriod?: components["schemas"]["SalaryPeriod"];
            remote?: components["schemas"]["RemoteWork"];
            closingDate?: components["schemas"]["ClosingDate"];
            positions?: components["schemas"]["Positions"];
            /** @description False only for offers already applied to or saved. */
            active?: boolean;
            /**
             * @description When the offer was deleted. The row, only in the view `applied`, shows the offer as it was when the person applied;
             *     `getOwnApplication` returns their application.
             */
            deletedAt?: components["schemas"]["DateTime"];
            saved?: components["schemas"]["OfferSaved"];
            createdAt?: components["schemas"]["DateTime"];
            /** @description When an offer with applications last changed in title, place, contract, salary or remote work. */
            modifiedAt?: components["schemas"]["DateTime"];
            match?: components["schemas"]["OptionalJobOfferMatch"];
            /** @description Only in the view `all` of a search with words. */
            foundBy?: components["schemas"]["OfferFoundBy"];
        };
        /** @description An offer in full. Data about an application is present only for applicants. */
        JobOfferDetail: {
            id: components["schemas"]["Id"];
            jobTitle: components["schemas"]["Title"];
            description: components["schemas"]["Text"];
            location: components["schemas"]["Name"];
            /** @description The place that its recruiter chose, or that the location names for sure. */
            place?: components["schemas"]["Place"];
            contract: components["schemas"]["ContractType"];
            salary: components["schemas"]["Salary"];
            salaryMin?: components["schemas"]["SalaryMin"];
            salaryMax?: components["schemas"]["SalaryMax"];
            salaryPeriod?: components["schemas"]["SalaryPeriod"];
            skills: components["schemas"]["Tags"];
            benefits: components["schemas"]["Tags"];
            remote?: components["schemas"]["RemoteWork"];
            closingDate?: components["schemas"]["ClosingDate"];
            positions?: components["schemas"]["Positions"];
            active: components["schemas"]["OfferActive"];
            createdAt: components["schemas"]["DateTime"];
            /**
             * @description True for an offer that was never published; absent otherwise. Only its recruiter can read a draft.
             * @example true
             */
            draft?: boolean;
            /**
             * @description True for an offer that anybody can read now, at the address that `getPublicOffer` serves; absent otherwise.
             * @example true
             */
            public?: boolean;
            /** @description When an offer with applications last changed in title, place, contract, salary or remote work. */
            modifiedAt?: components["schemas"]["DateTime"];
            recruiter: components["schemas"]["JobOfferRecruiter"];
            applicationStatus?: components["schemas"]["ApplicationStatus"];
            applicationID?: components["schemas"]["OptionalId"];
            decision?: components["schemas"]["Decision"];
            application?: components["schemas"]["OptionalOwnApplication"];
            /** @description The reader's own earlier applications, last withdrawn first. */
            withdrawnApplications?: components["schemas"]["WithdrawnApplication"][];
            saved?: components["schemas"]["OfferSaved"];
            match?: components["schemas"]["OptionalJobOfferMatch"];
        };
        /** @description An open offer, for everybody. It names no person, and counts nothing. */
        PublicOffer: {
            id: components["schemas"]["Id"];
            jobTitle: components["schemas"]["Title"];
            description: components["schemas"]["Text"];
            location: components["schemas"]["Name"];
            /** @description The place that its recruiter chose, or that the location names for sure. */
            place?: components["schemas"]["Place"];
            contract: components["schemas"]["ContractType"];
            salary: components["schemas"]["Salary"];
            salaryMin: components["schemas"]["SalaryMin"];
            salaryMax: components["schemas"]["SalaryMax"];
            salaryPeriod: components["schemas"]["SalaryPeriod"];
            skills: components["schemas"]["Tags"];
            benefits: components["schemas"]["Tags"];
            remote: components["schemas"]["RemoteWork"];
            closingDate: components["schemas"]["ClosingDate"];
            positions: components["schemas"]["Positions"];
            /** @description When the offer was first opened. */
            publishedAt: components["schemas"]["DateTime"];
            /** @description When its recruiter last saved it. */
            updatedAt: components["schemas"]["DateTime"];
            company: components["schemas"]["PublicOfferCompany"];
        };
        /** @description The company of a public offer; `getPublicCompany` reads it by its username. */
        PublicOfferCompany: {
            username: components["schemas"]["Username"];
            company: components["schemas"]["OptionalName"];
            sector: components["schemas"]["OptionalName"];
            website: components["schemas"]["OptionalWebAddress"];
            logo: components["schemas"]["OptionalLink"];
            logoSizes?: components["schemas"]["PictureSizes"];
        };
        /** @description A public offer in a list; `getPublicOffer` returns the whole offer. */
        PublicOfferSummary: {
            id: components["schemas"]["Id"];
            jobTitle: components["schemas"]["Title"];
            location: components["schemas"]["Name"];
            contract: components["schemas"]["ContractType"];
            salary: components["schemas"]["Salary"];
            salaryMin: components["schemas"]["SalaryMin"];
            salaryMax: components["schemas"]["SalaryMax"];
            salaryPeriod: components["schemas"]["SalaryPeriod"];
            skills: components["schemas"]["Tags"];
            remote: components["schemas"]["RemoteWork"];
            closingDate: components["schemas"]["ClosingDate"];
            positions: components["schemas"]["Positions"];
            /** @description When the offer was first opened. */
            publishedAt: components["schemas"]["DateTime"];
            company: components["schemas"]["PublicOfferCompany"];
            /**
             * Format: int32
             * @description With `within`, the distance to its place in kilometres, if its place is known.
             * @example 12
             */
            distance?: number;
            /** @description With `search`, where the words are. */
            foundBy?: components["schemas"]["OfferFoundBy"];
        };
        /** @description One page of the public offers. */
        PublicOfferPage: {
            items: components["schemas"]["PublicOfferSummary"][];
            next?: components["schemas"]["NextPage"];
            page: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["Count"];
            /** @description The number of offers; a server may count up to 1,000 only. */
            totalItems: components["schemas"]["Count"];
            facets?: components["schemas"]["JobOfferFacets"];
            /**
             * @description Only in an empty list: for each filter or word that alone keeps offers out, the number of offers without it,
             *     largest first.
             */
            nearest?: components["schemas"]["JobOfferNearest"][];
            /**
             * @description The place that the server read out of words such as "développeuse à 20 km de Lyon", if there is neither a
             *     location nor a place, or out of a `location` beside `within`: `search` with the other words, `near` with its
             *     name in `location`, and `within`. The list is that of these filters. Without it, all words are searched.
             */
            understood?: components["schemas"]["OfferFilters"];
        };
        /** @description A public offer. */
        PublicOfferAnswer: {
            data: components["schemas"]["PublicOffer"];
        };
        /** @description A company with public offers, for everybody. */
        PublicCompany: {
            username: components["schemas"]["Username"];
            /** @description Null until the recruiter has saved the company. */
            profile: components["schemas"]["RecruiterProfile"] | null;
            offers: components["schemas"]["PublicOfferPage"];
        };
        /** @description A company's public page. */
        PublicCompanyAnswer: {
            data: components["schemas"]["PublicCompany"];
        };
        /**
         * @description Whether the applicant has saved the offer.
         * @example false
         */
        OfferSaved: boolean;
        /**
         * @description The number of offers in each view without filters.
         * @example {
         *       "all": 120,
         *       "applied": 3,
         *       "saved": 5
         *     }
         */
        JobOfferCounts: {
            all: components["schemas"]["Count"];
            applied: components["schemas"]["Count"];
            saved: components["schemas"]["Count"];
        };
        /** @description The recruiter of an offer, for its readers. */
        JobOfferRecruiter: {
            username: components["schemas"]["Username"];
            company: components["schemas"]["OptionalName"];
            /** @description Whether the reader blocks this recruiter. */
            blocked?: boolean;
        };
        /**
         * @description Compares the offer's skills with the applicant's; the counts explain the order of the list.
         * @example {
         *       "matched": 1,
         *       "total": 2,
         *       "level": "medium",
         *       "matchedSkills": [
         *         {
         *           "name": "Go",
         *           "source": {
         *             "kind": "experience",
         *             "title": "Banque du Littoral"
         *           }
         *         }
         *       ],
         *       "missingSkills": [
         *         "Docker"
         *       ]
         *     }
         */
        JobOfferMatch: {
            /** Format: int32 */
            matched: number;
            /** Format: int32 */
            total: number;
            /**
             * @description Strong from 0.7 of the skills, medium from 0.4, weak below.
             * @enum {string}
             */
            level: "strong" | "medium" | "weak";
            matchedSkills: components["schemas"]["MatchedSkill"][];
            missingSkills: components["schemas"]["Tags"];
        };
        /**
         * @description Null when the offer lists no skills or the applicant declares none.
         * @example null
         */
        OptionalJobOfferMatch: components["schemas"]["JobOfferMatch"] | null;
        /**
         * @description A wanted skill that the applicant has, and where it was found.
         * @example {
         *       "name": "Go",
         *       "source": {
         *         "kind": "experience",
         *         "title": "Banque du Littoral"
         *       }
         *     }
         */
        MatchedSkill: {
            name: string;
            source: components["schemas"]["SkillSource"];
        };
        /** @description The source of the skill; the profile has no title. */
        SkillSource: {
            /** @enum {string} */
            kind: "profile" | "formation" | "experience" | "project" | "certification";
            title: components["schemas"]["OptionalTitle"];
        };
        /** @description An application, as its recruiter sees it. */
        Application: {
            id: components["schemas"]["Id"];
            jobOfferID?: components["schemas"]["Id"];
            createdAt: components["schemas"]["DateTime"];
            Applicant: components["schemas"]["ApplicationApplicant"];
            profile: components["schemas"]["OptionalTitle"];
            skills: components["schemas"]["Tags"];
            /** @description A short-lived link. */
            resumeUrl: components["schemas"]["OptionalSecretLink"];
            message?: components["schemas"]["OptionalText"];
            /** @description When its recruiter first received it, possibly with this answer. */
            seenAt?: components["schemas"]["OptionalDateTime"];
            decision?: components["schemas"]["Decision"];
            /** @description The time of the decision; null if there is none. */
            decidedAt?: components["schemas"]["OptionalDateTime"];
            /** @description The recruiter's message with the decision; null without one. */
            decisionMessage?: components["schemas"]["OptionalText"];
            /** @description The offer as it was when the person applied; only for one application. */
            offer?: components["schemas"]["AppliedOffer"];
        };
        /** @description An application in its recruiter's list, without the data that would mark it as seen. */
        ReceivedApplication: {
            id: components["schemas"]["Id"];
            createdAt: components["schemas"]["DateTime"];
            Applicant: components["schemas"]["ApplicationApplicant"];
            profile: components["schemas"]["OptionalTitle"];
            /** @description When its recruiter first received it; null before. */
            seenAt: components["schemas"]["OptionalDateTime"];
            decision: components["schemas"]["Decision"];
        };
        /**
         * @description The number of offers of each status, regardless of the search; only for the recruiter.
         * @example {
         *       "all": 12,
         *       "open": 8,
         *       "closed": 3,
         *       "draft": 1
         *     }
         */
        OwnOfferCounts: {
            all: components["schemas"]["Count"];
            open: components["schemas"]["Count"];
            closed: components["schemas"]["Count"];
            draft: components["schemas"]["Count"];
        };
        /**
         * @description The number of applications of each status, regardless of the search.
         * @example {
         *       "all": 200,
         *       "unread": 180,
         *       "seen": 12,
         *       "accepted": 3,
         *       "rejected": 5
         *     }
         */
        ReceivedCounts: {
            all: components["schemas"]["Count"];
            unread: components["schemas"]["Count"];
            seen: components["schemas"]["Count"];
            accepted: components["schemas"]["Count"];
            rejected: components["schemas"]["Count"];
        };
        /** @description The applicant of an application, for its recruiter. */
        ApplicationApplicant: {
            user: components["schemas"]["ApplicantUser"];
        };
        /** @description The names and the e-mail address are null once the account is deleted. */
        ApplicantUser: {
            firstname: components["schemas"]["OptionalName"];
            lastname: components["schemas"]["OptionalName"];
            email: components["schemas"]["OptionalEmail"];
            username?: components["schemas"]["Username"];
        };
        /** @description A new application. */
        ApplicationInput: {
            jobOfferID: components["schemas"]["IdInput"];
            message?: components["schemas"]["OptionalText"];
            clientId?: components["schemas"]["CreationId"];
        };
        /** @description A new note. */
        ApplicationNoteInput: {
            text: components["schemas"]["GivenText"];
            clientId?: components["schemas"]["CreationId"];
        };
        /** @description A recruiter's note on an application; only the recruiter can read it. */
        ApplicationNote: {
            id: components["schemas"]["Id"];
            text: components["schemas"]["Text"];
            createdAt: components["schemas"]["DateTime"];
        };
        /** @description The saved note. */
        ApplicationNoteAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["ApplicationNote"];
        };
        /**
         * @description The decision for which the letter is written.
         * @example rejected
         * @enum {string}
         */
        LetterDecision: "accepted" | "rejected";
        /**
         * @description A client replaces `{prénom}` or `{first name}` by the applicant's first name, and `{offre}` or `{offer}` by the title of the offer; the server treats them as text.
         * @example Bonjour {prénom}, le poste « {offre} » est pourvu.
         */
        LetterText: string;
        /** @description A new text for decisions. */
        LetterTemplateInput: {
            name: components["schemas"]["GivenName"];
            decision: components["schemas"]["LetterDecision"];
            text: components["schemas"]["LetterText"];
            clientId?: components["schemas"]["CreationId"];
        };
        /** @description Changed fields of a text for decisions. */
        LetterTemplatePatch: {
            name?: components["schemas"]["GivenName"];
            decision?: components["schemas"]["LetterDecision"];
            text?: components["schemas"]["LetterText"];
        };
        /** @description A recruiter's own text for decisions; only the recruiter can read it. */
        LetterTemplate: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            decision: components["schemas"]["LetterDecision"];
            text: components["schemas"]["Text"];
        };
        /** @description The saved text for decisions. */
        LetterTemplateAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["LetterTemplate"];
        };
        /** @description An application, as its applicant sees it. */
        OwnApplication: {
            id: components["schemas"]["Id"];
            jobOfferID: components["schemas"]["Id"];
            message: components["schemas"]["OptionalText"];
            createdAt: components["schemas"]["DateTime"];
            applicationStatus: components["schemas"]["ApplicationStatus"];
            /** @description When its recruiter first received it; null before. */
            seenAt?: components["schemas"]["OptionalDateTime"];
            decision?: components["schemas"]["Decision"];
            /** @description The time of the decision; null if there is none. */
            decidedAt?: components["schemas"]["OptionalDateTime"];
            /** @description The recruiter's message with the decision; null without one. */
            decisionMessage?: components["schemas"]["OptionalText"];
            offer?: components["schemas"]["AppliedOffer"];
            /** @description The title of the offer when it was deleted, if it differs from the one in `offer`. */
            offerTitle?: components["schemas"]["Title"];
            /** @description The offer as it was when it was deleted, if its title, place, contract, pay or remote work differs from those in `offer`. */
            deletedOffer?: components["schemas"]["AppliedOffer"];
            /** @description When the offer was deleted; only the applicant still has the application. */
            offerDeletedAt?: components["schemas"]["DateTime"];
        };
        /** @description The offer as it was when the person applied. */
        AppliedOffer: {
            jobTitle: components["schemas"]["Title"];
            description: components["schemas"]["Text"];
            location: components["schemas"]["Name"];
            contract: components["schemas"]["ContractType"];
            salary: components["schemas"]["Salary"];
            salaryMin?: components["schemas"]["SalaryMin"];
            salaryMax?: components["schemas"]["SalaryMax"];
            salaryPeriod?: components["schemas"]["SalaryPeriod"];
            remote: components["schemas"]["RemoteWork"];
            skills: components["schemas"]["Tags"];
            benefits: components["schemas"]["Tags"];
            company: components["schemas"]["OptionalName"];
        };
        /**
         * @description The reader's own application, null if there is none.
         * @example null
         */
        OptionalOwnApplication: components["schemas"]["OwnApplication"] | null;
        /** @description A withdrawn application; nothing else of it is stored. */
        WithdrawnApplication: {
            createdAt: components["schemas"]["DateTime"];
            withdrawnAt: components["schemas"]["DateTime"];
        };
        /** @description A decision on an application, or null to remove it. */
        DecisionInput: {
            decision: components["schemas"]["Decision"];
            /** @description A message to the applicant, contained in the notification and stored with the application. */
            message?: components["schemas"]["OptionalText"];
            /**
             * @description The decision that this one replaces, null for none; an application with another one keeps it, and the answer is
             *     a 409. Without, any decision is replaced.
             */
            expected?: components["schemas"]["Decision"];
        };
        /** @description Decisions on several applications. */
        DecisionsInput: {
            decisions: components["schemas"]["ApplicationDecision"][];
        };
        /** @description The decision on one of several applications. */
        ApplicationDecision: {
            applicationID: components["schemas"]["Id"];
            decision: components["schemas"]["Decision"];
            /** @description A message to the applicant, as in `DecisionInput`. */
            message?: components["schemas"]["OptionalText"];
            /**
             * @description The decision that this one replaces; an application with another one keeps it. Without, accepting and refusing
             *     apply to undecided applications only.
             */
            expected?: components["schemas"]["Decision"];
        };
        /** @description The decisions to undo. */
        UndoInput: {
            decisions: components["schemas"]["UndoneDecision"][];
        };
        /** @description The decision to undo on one application. */
        UndoneDecision: {
            applicationID: components["schemas"]["Id"];
            undo: components["schemas"]["UndoToken"];
        };
        /**
         * Format: uuid
         * @description The `undo` of a decision's outcome.
         */
        UndoToken: string;
        /**
         * @description The outcome of one decision.
         * @example {
         *       "applicationID": 57,
         *       "outcome": "decided"
         *     }
         */
        DecisionResult: {
            applicationID: components["schemas"]["Id"];
            /** @enum {string} */
            outcome: "decided" | "unchanged" | "kept" | "gone";
            /** @description For a day, `undoDecisions` takes it to undo this decision. */
            undo?: components["schemas"]["UndoToken"];
        };
        /** @description A post with its newest likes and comments. */
        Post: {
            id: components["schemas"]["Id"];
            text: components["schemas"]["PostText"];
            username: components["schemas"]["Username"];
            /** @description The author's id; it stays the same after a rename. */
            userId?: components["schemas"]["Id"];
            fullname: components["schemas"]["FullName"];
            avatar?: components["schemas"]["OptionalFileName"];
            /** @description The picture. */
            file: components["schemas"]["OptionalLink"];
            fileSizes?: components["schemas"]["PictureSizes"];
            /** @description A description of the picture by its author; null without one, and without a picture. */
            imageAlt?: components["schemas"]["OptionalImageAlt"];
            /** @description The newest 50 that are visible to the reader, oldest first. */
            likes: components["schemas"]["PostLike"][];
            likesCount?: components["schemas"]["LikesCount"];
            myLikeId?: components["schemas"]["MyLikeId"];
            /** @description The newest 20, oldest first. */
            comments: components["schemas"]["Comment"][];
            /** @description The number of comments visible to the reader. */
            commentsCount?: components["schemas"]["Count"];
            createdAt?: components["schemas"]["DateTime"];
            /** @description The time of the last edit, null if never edited. */
            updatedAt?: components["schemas"]["OptionalDateTime"];
        };
        /**
         * @description First and last name.
         * @example Jeanne Martin
         */
        FullName: string;
        /** @description A new post. */
        PostInput: {
            text: components["schemas"]["PostText"];
            image?: components["schemas"]["ImageFile"];
            imageAlt?: components["schemas"]["ImageAlt"];
            clientId?: components["schemas"]["CreationId"];
        };
        /** @description Changed fields of a post. */
        PostPatch: {
            text?: components["schemas"]["PostText"];
            image?: components["schemas"]["ImageFile"];
            /** @description True removes the picture; a picture that is neither sent nor removed is kept. */
            removeImage?: components["schemas"]["BooleanFormInput"];
            /** @description If omitted, it is kept with its picture; an empty value, or another picture, removes it. */
            imageAlt?: components["schemas"]["ImageAlt"];
        };
        /** @description The posts found, newest first. */
        FoundPosts: {
            items: components["schemas"]["Post"][];
            /** @description The `before` of the next search for older posts; omitted if there are none. */
            next?: components["schemas"]["Id"];
        };
        /** @description How many posts are newer than the given one. */
        NewPostsCount: {
            /** Format: int32 */
            count: number;
        };
        /** @description A person's like of a post. */
        PostLike: {
            id: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            /** @description The author's id; it stays the same after a rename. */
            userId?: components["schemas"]["Id"];
        };
        /** @description The number of likes visible to the reader, without those of people that the reader blocks and of suspended people. */
        LikesCount: components["schemas"]["Count"];
        /**
         * Format: int64
         * @description The reader's own like, whether it is among the newest or not; null if there is none.
         * @example 31
         * @example null
         */
        MyLikeId: number | null;
        /** @description A like of a post or a comment, with its author. */
        Liker: {
            id: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            /** @description The author's id; it stays the same after a rename. */
            userId: components["schemas"]["Id"];
            fullname: components["schemas"]["FullName"];
            avatar: components["schemas"]["OptionalFileName"];
        };
        /** @description Whether there are more in the requested direction. */
        HasMore: boolean;
        /** @description Some comments of a post, oldest first. */
        CommentSlice: {
            /** @description Oldest first. */
            items: components["schemas"]["Comment"][];
            hasMore: components["schemas"]["HasMore"];
            /** @description For a page around a comment, whether later ones follow; `hasMore` then concerns earlier ones. */
            hasLater?: boolean;
        };
        /** @description Some of the people who like a post or comment. */
        LikerSlice: {
            /** @description Newest first. */
            items: components["schemas"]["Liker"][];
            hasMore: components["schemas"]["HasMore"];
        };
        /** @description The post to like. */
        PostLikeInput: {
            postID: components["schemas"]["IdInput"];
        };
        /** @description A comment with its newest likes. */
        Comment: {
            id: components["schemas"]["Id"];
            content: components["schemas"]["CommentText"];
            username: components["schemas"]["Username"];
            /** @description The author's id; it stays the same after a rename. */
            userId?: components["schemas"]["Id"];
            fullname: components["schemas"]["FullName"];
            avatar?: components["schemas"]["OptionalFileName"];
            /** @description The newest 50 that are visible to the reader, oldest first. */
            likes: components["schemas"]["CommentLike"][];
            likesCount?: components["schemas"]["LikesCount"];
            myLikeId?: components["schemas"]["MyLikeId"];
            createdAt?: components["schemas"]["DateTime"];
            /** @description The time of the last edit, null if never edited. */
            updatedAt?: components["schemas"]["OptionalDateTime"];
        };
        /** @description A new comment. */
        CommentInput: {
            postID: components["schemas"]["IdInput"];
            content: components["schemas"]["CommentText"];
            clientId?: components["schemas"]["CreationId"];
        };
        /** @description The changed text of a comment. */
        CommentPatch: {
            content: components["schemas"]["CommentText"];
        };
        /** @description A person's like of a comment. */
        CommentLike: {
            id: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            /** @description The author's id; it stays the same after a rename. */
            userId?: components["schemas"]["Id"];
        };
        /** @description The comment to like. */
        CommentLikeInput: {
            commentID: components["schemas"]["IdInput"];
        };
        /**
         * @description There is one unread notification for each kind and object. A repetition keeps the id and takes the latest time,
         *     target and sentence, which names the last person and counts the others ('Lucas Bernard et 3 autres personnes ont
         *     aimé votre post.'). Outdated content is removed from it; it is removed when nothing remains.
         */
        Notification: {
            id: components["schemas"]["Id"];
            message: components["schemas"]["NotificationText"];
            isRead: boolean;
            createdAt: components["schemas"]["DateTime"];
            /**
             * @description One of `post_like`, `post_comment`, `comment_like`, `job_offer`, `job_application`, `offer_alert`; there may
             *     be others in the future.
             */
            eventType: string;
            /** @description The notification's object, null if it was deleted. */
            target?: components["schemas"]["OptionalNotificationTarget"];
            /** @description For a notification of an alert, its filters. The `target` is the offer that it found, or null if it found many. */
            offerFilters?: components["schemas"]["OfferFilters"];
        };
        /**
         * @description Filters of `listJobOffersForMe`; omitted ones have no effect.
         * @example {
         *       "search": "développeuse go",
         *       "contract": "cdi,cdd",
         *       "minSalary": 2500
         *     }
         */
        OfferFilters: {
            search?: string;
            /** @description Beside `near` only the name of the place. */
            location?: string;
            near?: string;
            /** Format: int32 */
            within?: number;
            contract?: string;
            remote?: string;
            /** Format: int32 */
            minSalary?: number;
            withoutSalary?: boolean;
            company?: string;
        };
        /** @description Filters of `listJobOffersForMe`, except the date of publication. */
        OfferAlertInput: {
            search?: string;
            /** @description Beside `near` only the name of the place. */
            location?: string;
            near?: string;
            /** Format: int32 */
            within?: number;
            contract?: string;
            remote?: string;
            /** Format: int32 */
            minSalary?: number;
            withoutSalary?: boolean;
            company?: string;
        };
        /** @description A search for which the applicant is notified of new offers. */
        OfferAlert: {
            id: components["schemas"]["Id"];
            filters: components["schemas"]["OfferFilters"];
            createdAt: components["schemas"]["DateTime"];
        };
        /** @description The saved alert. */
        OfferAlertAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["OfferAlert"];
        };
        /** @description The newest notification that the caller has seen. */
        ReadNotificationsInput: {
            /** @description The `createdAt` of the newest notification that its reader has seen. */
            until: components["schemas"]["DateTime"];
        };
        /** @description The object of a notification; null if it was deleted. */
        OptionalNotificationTarget: components["schemas"]["NotificationTarget"] | null;
        /**
         * @description The object of a notification.
         * @example {
         *       "kind": "post",
         *       "id": 88
         *     }
         * @example {
         *       "kind": "post",
         *       "id": 88,
         *       "commentId": 204
         *     }
         */
        NotificationTarget: {
            /** @enum {string} */
            kind: "post" | "job_offer";
            id: components["schemas"]["Id"];
            /** @description The comment of that post, if it is about one; it may be deleted. */
            commentId?: components["schemas"]["Id"];
            /** @description The application to that offer, if it is about one; it may be withdrawn. For an applicant, the one that they keep of a deleted offer (`getOwnApplication`). */
            applicationId?: components["schemas"]["Id"];
        };
        /**
         * @description In the application (`app`); in the application, and by mail if still unread (`mail`); or not at all (`none`).
         * @enum {string}
         */
        NotificationChannel: "app" | "mail" | "none";
        /**
         * @description In the application (`app`), or also by mail if still unread after an hour (`mail`).
         * @enum {string}
         */
        MessageChannel: "app" | "mail";
        /**
         * @description Where the caller is notified of each kind of event.
         * @default {
         *       "postLikes": "app",
         *       "postComments": "app",
         *       "commentLikes": "app",
         *       "applications": "app",
         *       "decisions": "mail",
         *       "offers": "app",
         *       "offerAlerts": "mail",
         *       "messages": "mail"
         *     }
         */
        NotificationSettings: {
            postLikes: components["schemas"]["NotificationChannel"];
            postComments: components["schemas"]["NotificationChannel"];
            commentLikes: components["schemas"]["NotificationChannel"];
            /** @description Applications to one's offers; events of one's own applications and of their offers, except decisions. */
            applications: components["schemas"]["NotificationChannel"];
            /** @description Decisions on one's own applications; recruiters get none. */
            decisions?: components["schemas"]["NotificationChannel"];
            /** @description New fitting offers; recruiters get none. */
            offers: components["schemas"]["NotificationChannel"];
            /** @description New offers found by the caller's alerts; recruiters get none. */
            offerAlerts?: components["schemas"]["NotificationChannel"];
            /** @description Private messages. */
            messages?: components["schemas"]["MessageChannel"];
        };
        /** @description The saved settings. */
        NotificationSettingsAnswer: {
            data: components["schemas"]["NotificationSettings"];
        };
        /** @description Changed settings. */
        NotificationSettingsInput: {
            postLikes?: components["schemas"]["NotificationChannel"];
            postComments?: components["schemas"]["NotificationChannel"];
            commentLikes?: components["schemas"]["NotificationChannel"];
            applications?: components["schemas"]["NotificationChannel"];
            decisions?: components["schemas"]["NotificationChannel"];
            offers?: components["schemas"]["NotificationChannel"];
            offerAlerts?: components["schemas"]["NotificationChannel"];
            messages?: components["schemas"]["MessageChannel"];
        };
        /** @description Identifies one person's mails. It contains no personal data and gives no access. */
        UnsubscribeCode: string;
        /** @description A discussion of two people, with its newest messages. */
        Discussion: {
            id: components["schemas"]["Id"];
            user1: components["schemas"]["Person"];
            user2: components["schemas"]["Person"];
            /** @description The other person of the discussion. */
            interlocutor: components["schemas"]["Person"];
            lastMessage: components["schemas"]["OptionalMessage"];
            /** @description The offer that was named last in the discussion, among offers of one person to which the other has applied; null without one. */
            offer?: components["schemas"]["OptionalDiscussionOffer"];
            /** @description The number of the other person's messages that the reader has not read; they add up to `unread_count`. */
            unreadCount?: components["schemas"]["Count"];
            /**
             * @description The newest of the reader's own messages that the other person has read; earlier ones count as read too.
             *     Omitted if there is none, or while one of the two hides read marks (`readMarks`). Messages read while one of
             *     them hid them, or blocked the other, do not change it.
             */
            readUpTo?: components["schemas"]["Id"];
            /** @description May be omitted; `listMessages` returns them. */
            messages?: components["schemas"]["Message"][];
        };
        /** @description A message of a discussion. */
        Message: {
            id: components["schemas"]["Id"];
            content: components["schemas"]["MessageText"];
            createdAt: components["schemas"]["DateTime"];
            sender: components["schemas"]["Person"];
            discussionId: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
            /** @description The offer that the message is about; omitted without one, and once the offer is deleted. */
            jobOfferID?: components["schemas"]["Id"];
            /** @description The time of its last change; omitted if it was never changed. */
            editedAt?: components["schemas"]["DateTime"];
            /** @description The time of its deletion by the sender; omitted if it is not deleted. The text of a deleted message only says so. */
            deletedAt?: components["schemas"]["DateTime"];
            /** @description Until when its sender may change or delete it, by the server's clock; only for the sender, and omitted for a deleted message. */
            changeableUntil?: components["schemas"]["DateTime"];
        };
        /** @description A skill that open offers require, and the number of these offers. */
        WantedSkill: {
            /** @description In the spelling of the newest offer. */
            name: string;
            /**
             * Format: int32
             * @description The number of open offers that require it; 100 stands for 100 or more.
             */
            offers: number;
        };
        /** @description Searches that find offers, those of the most offers first. */
        OfferSuggestions: {
            items: components["schemas"]["OfferSuggestion"][];
        };
        /**
         * @description A title, a skill or a company of an open offer.
         * @example {
         *       "text": "Développeuse web",
         *       "kind": "title"
         *     }
         */
        OfferSuggestion: {
            text: string;
            /** @enum {string} */
            kind: "title" | "skill" | "company";
        };
        /** @description Skills that open offers require. */
        WantedSkills: {
            items: components["schemas"]["WantedSkill"][];
        };
        /** @description A message in search results, with the other person of its discussion. */
        FoundMessage: {
            message: components["schemas"]["Message"];
            interlocutor: components["schemas"]["Person"];
        };
        /** @description The messages found, newest first. */
        FoundMessages: {
            items: components["schemas"]["FoundMessage"][];
            /** @description The `before` of the next search for older messages; omitted if there are none. */
            next?: components["schemas"]["Id"];
        };
        /** @description The changed text of a message. */
        MessagePatch: {
            content: components["schemas"]["MessageText"];
        };
        /** @description The offer that a discussion is about, and the state of the application of one of the two. */
        DiscussionOffer: {
            id: components["schemas"]["Id"];
            jobTitle: components["schemas"]["GivenTitle"];
            applicationID: components["schemas"]["Id"];
            applicationStatus: components["schemas"]["ApplicationStatus"];
            decision: components["schemas"]["Decision"];
        };
        /**
         * @description The offer that a discussion is about; null for none.
         * @example null
         */
        OptionalDiscussionOffer: components["schemas"]["DiscussionOffer"] | null;
        /** @description A message; null for none. */
        OptionalMessage: components["schemas"]["Message"] | null;
        /**
         * @description The sender's own id of a message. A second message with the same id is not stored again: the first is confirmed
         *     once more.
         * @example 5d0c6f7e-2b1a-4c3d-9e8f-70a1b2c3d4e5
         */
        ClientId: string;
        /**
         * Format: uuid
         * @description The client's own id of a created object, so that a creation whose answer was lost can be sent again. For a day,
         *     the same id of the same person and operation returns the stored object, with 200 instead of 201, regardless of
         *     the rest of the body: nothing is stored, changed or notified again. A client that has changed the content since
         *     the first try sends the change as an update. Once the stored object is deleted, the answer is 404.
         * @example 5d0c6f7e-2b1a-4c3d-9e8f-70a1b2c3d4e5
         */
        CreationId: string;
        /**
         * Format: int32
         * @description The number of a page, from 1.
         * @example 1
         */
        PageNumber: number;
        /** @description One page of formations. */
        FormationPage: {
            items: components["schemas"]["Formation"][];
            page: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["Count"];
            totalItems: components["schemas"]["Count"];
        };
        /** @description One page of the views of a resume. */
        ResumeViewPage: {
            items: components["schemas"]["ResumeView"][];
            next?: components["schemas"]["NextPage"];
            page: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["Count"];
            totalItems: components["schemas"]["Count"];
        };
        /** @description One page of experiences. */
        ExperiencePage: {
            items: components["schemas"]["Experience"][];
            page: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["Count"];
            totalItems: components["schemas"]["Count"];
        };
        /** @description One page of projects. */
        ProjectPage: {
            items: components["schemas"]["Project"][];
            page: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["Count"];
            totalItems: components["schemas"]["Count"];
        };
        /** @description One page of certifications. */
        CertificationPage: {
            items: components["schemas"]["Certification"][];
            page: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["Count"];
            totalItems: components["schemas"]["Count"];
        };
        /** @description One page of the recruiter's offers. */
        JobOfferPage: {
            items: components["schemas"]["JobOffer"][];
            next?: components["schemas"]["NextPage"];
            page: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["Count"];
            totalItems: components["schemas"]["Count"];
            counts?: components["schemas"]["OwnOfferCounts"];
        };
        /**
         * @description Which of the searched words an offer has, and where.
         * @example {
         *       "words": [
         *         {
         *           "word": "développeuse",
         *           "in": "title"
         *         },
         *         {
         *           "word": "lyon",
         *           "in": "location"
         *         }
         *       ],
         *       "missing": [
         *         "react"
         *       ]
         *     }
         */
        OfferFoundBy: {
            words: components["schemas"]["OfferFoundWord"][];
            missing: components["schemas"]["SearchedWord"][];
        };
        /**
         * @description A word of the search, and the first of these fields that has it.
         * @example {
         *       "word": "développeuse",
         *       "in": "title"
         *     }
         */
        OfferFoundWord: {
            word: components["schemas"]["SearchedWord"];
            /** @enum {string} */
            in: "title" | "skills" | "company" | "location" | "description";
            /**
             * @description The word that the offer has instead, if the searched one has a typing error.
             * @example Développeuse
             */
            meant?: string;
        };
        /**
         * @description A word of the search as the caller typed it.
         * @example développeuse
         */
        SearchedWord: string;
        /**
         * @description The number of offers that match all other filters, for each choice of `contract`, `remote` and
         *     `publishedWithin` (in the last 24 hours, 7 days and 30 days), of those without a stated salary, and of those of
         *     the caller's `level` (only for an applicant).
         * @example {
         *       "contract": {
         *         "stage": 0,
         *         "alternance": 1,
         *         "cdd": 2,
         *         "cdi": 14,
         *         "freelance": 0
         *       },
         *       "remote": {
         *         "none": 5,
         *         "partial": 9,
         *         "full": 3
         *       },
         *       "publishedWithin": {
         *         "day": 1,
         *         "week": 4,
         *         "month": 12
         *       },
         *       "withoutSalary": 6,
         *       "level": 9
         *     }
         */
        JobOfferFacets: {
            contract: components["schemas"]["OfferContractCounts"];
            remote: components["schemas"]["OfferRemoteCounts"];
            publishedWithin: components["schemas"]["OfferAgeCounts"];
            withoutSalary?: components["schemas"]["Count"];
            level?: components["schemas"]["Count"];
        };
        /**
         * @description How many of the offers have each kind of contract.
         * @example {
         *       "stage": 0,
         *       "alternance": 1,
         *       "cdd": 2,
         *       "cdi": 14,
         *       "freelance": 0
         *     }
         */
        OfferContractCounts: {
            stage: components["schemas"]["Count"];
            alternance: components["schemas"]["Count"];
            cdd: components["schemas"]["Count"];
            cdi: components["schemas"]["Count"];
            freelance: components["schemas"]["Count"];
        };
        /**
         * @description How many of the offers have each extent of remote work.
         * @example {
         *       "none": 5,
         *       "partial": 9,
         *       "full": 3
         *     }
         */
        OfferRemoteCounts: {
            none: components["schemas"]["Count"];
            partial: components["schemas"]["Count"];
            full: components["schemas"]["Count"];
        };
        /**
         * @description How many of the offers were published within a day, a week or a month.
         * @example {
         *       "day": 1,
         *       "week": 4,
         *       "month": 12
         *     }
         */
        OfferAgeCounts: {
            day: components["schemas"]["Count"];
            week: components["schemas"]["Count"];
            month: components["schemas"]["Count"];
        };
        /**
         * @description What an empty list would hold without one filter, or without one word of the search.
         * @example {
         *       "filter": "search",
         *       "word": "lyon",
         *       "count": 12
         *     }
         */
        JobOfferNearest: {
            /** @description The name of the parameter to leave out. */
            filter: string;
            word?: components["schemas"]["SearchedWord"];
            count: components["schemas"]["Count"];
        };
        /** @description One page of the offers for an applicant. */
        JobOfferForApplicantPage: {
            counts?: components["schemas"]["JobOfferCounts"];
            /** @description With `minSalary`, the number of offers that meet all other filters and are not listed because they state no salary; 0 if `withoutSalary` is true. */
            hiddenWithoutSalary?: components["schemas"]["Count"];
            facets?: components["schemas"]["JobOfferFacets"];
            /**
             * @description Only in an empty list of the view `all`: for each filter or word that alone keeps offers out, the number of
             *     offers without it, largest first.
             */
            nearest?: components["schemas"]["JobOfferNearest"][];
            /**
             * @description The place that the server read out of words such as "développeuse à 20 km de Lyon", if there is neither a
             *     location nor a place, or out of a `location` beside `within`: `search` with the other words, `near` with its
             *     name in `location`, and `within`. The list is that of these filters. Without it, all words are searched.
             */
            understood?: components["schemas"]["OfferFilters"];
            items: components["schemas"]["JobOfferForApplicant"][];
            next?: components["schemas"]["NextPage"];
            page: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["Count"];
            totalItems: components["schemas"]["Count"];
        };
        /** @description One page of an offer's applications. */
        ApplicationPage: {
            items: components["schemas"]["Application"][];
            next?: components["schemas"]["NextPage"];
            page: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["Count"];
            totalItems: components["schemas"]["Count"];
        };
        /**
         * @description Where the next page begins, for `after`; null after the last row.
         * @example 0_2025-11-04T10:02:00.000000Z_57
         */
        NextPage: string | null;
        /** @description One page of the applications to an offer, with the numbers of each state. */
        ReceivedApplicationPage: {
            counts: components["schemas"]["ReceivedCounts"];
            /** @description The time for which "unread" is determined here; for the next pages. */
            asOf: components["schemas"]["DateTime"];
            items: components["schemas"]["ReceivedApplication"][];
            next?: components["schemas"]["NextPage"];
            page: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["Count"];
            totalItems: components["schemas"]["Count"];
        };
        /** @description One page of posts. */
        PostPage: {
            items: components["schemas"]["Post"][];
            next?: components["schemas"]["NextPage"];
            page: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["Count"];
            totalItems: components["schemas"]["Count"];
        };
        /** @description One page of notifications. */
        NotificationPage: {
            items: components["schemas"]["Notification"][];
            next?: components["schemas"]["NextPage"];
            page: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["Count"];
            totalItems: components["schemas"]["Count"];
        };
        /** @description The profile of an applicant. */
        ApplicantProfileAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["ApplicantProfile"];
            /** @description What the sent resume lost when it was stored; absent if it lost nothing. */
            removedFromResume?: components["schemas"]["RemovedFromPdf"];
        };
        /** @description The company of a recruiter. */
        RecruiterProfileAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["RecruiterProfile"];
        };
        /** @description The numbers of the home page. */
        DashboardStatsAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["DashboardStats"];
        };
        /** @description The next steps on the home page. */
        DashboardNextAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["DashboardNext"];
        };
        /** @description The saved formation. */
        FormationAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["Formation"];
        };
        /** @description The saved experience. */
        ExperienceAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["Experience"];
        };
        /** @description The saved project. */
        ProjectAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["Project"];
        };
        /** @description The saved certification. */
        CertificationAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["Certification"];
        };
        /** @description The saved offer. */
        JobOfferAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["JobOffer"];
        };
        /** @description A whole offer. */
        JobOfferDetailAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["JobOfferDetail"];
        };
        /** @description An application as its recruiter reads it. */
        ApplicationAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["Application"];
        };
        /** @description The outcome for each application. */
        DecisionsAnswer: {
            data: components["schemas"]["DecisionResult"][];
        };
        /** @description An application as its applicant reads it. */
        OwnApplicationAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["OwnApplication"];
        };
        /** @description The saved post. */
        PostAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["Post"];
        };
        /** @description The saved like. */
        PostLikeAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["PostLike"];
        };
        /** @description The saved comment. */
        CommentAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["Comment"];
        };
        /** @description The saved like. */
        CommentLikeAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["CommentLike"];
        };
        /** @description The changed message. */
        MessageAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["Message"];
        };
        /** @description The changed notification. */
        NotificationAnswer: {
            message?: components["schemas"]["Sentence"];
            data: components["schemas"]["Notification"];
        };
        /** @description A ticket that opens the live channel once. */
        LiveTicket: {
            ticket: components["schemas"]["Token"];
            /**
             * Format: int32
             * @description Its validity in seconds; 30 is enough.
             * @example 30
             */
            expiresIn: number;
        };
        /** @description Messages of a client. Others are answered with an `error` message; the channel stays open. */
        LiveClientMessage: components["schemas"]["LiveSendMessage"] | components["schemas"]["LiveSetLanguage"];
        /** @description Messages of a server. A client ignores unknown types. */
        LiveServerMessage: components["schemas"]["LiveMessageSent"] | components["schemas"]["LiveNewMessage"] | components["schemas"]["LiveMessageChanged"] | components["schemas"]["LiveDiscussionRead"] | components["schemas"]["LiveError"] | components["schemas"]["LiveUnreadCountUpdate"] | components["schemas"]["LiveUnreadMessagesCountUpdate"] | components["schemas"]["LiveNewNotification"] | components["schemas"]["LiveOwnUpdate"] | components["schemas"]["LiveHeartbeat"];
        /**
         * @description Sends a message, either to a discussion or to a user; the latter creates the discussion if necessary.
         * @example {
         *       "type": "send_message",
         *       "data": {
         *         "content": "Bonjour, êtes-vous disponible mardi ?",
         *         "discussionId": 9,
         *         "clientId": "a1f4"
         *       }
         *     }
         * @example {
         *       "type": "send_message",
         *       "data": {
         *         "content": "Bonjour Karim, votre offre m'intéresse.",
         *         "recipientUsername": "karim.benali",
         *         "jobOfferID": 12
         *       }
         *     }
         */
        LiveSendMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "send_message";
            data: components["schemas"]["LiveSendMessageData"];
        };
        /** @description A message to send. */
        LiveSendMessageData: {
            content: components["schemas"]["MessageText"];
            discussionId?: components["schemas"]["IdInput"];
            recipientUsername?: components["schemas"]["Username"];
            clientId?: components["schemas"]["ClientId"];
            /** @description The offer that it is about. One of the two has published it and the other has applied to it; any other is refused. */
            jobOfferID?: components["schemas"]["IdInput"];
        } & (unknown | unknown);
        /**
         * @description Sets the language of all further messages on this connection. Only for servers whose heartbeat carries a
         *     `language`; they answer with a heartbeat that carries the new one.
         * @example {
         *       "type": "set_language",
         *       "data": {
         *         "language": "en"
         *       }
         *     }
         */
        LiveSetLanguage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "set_language";
            data: components["schemas"]["LiveSetLanguageData"];
        };
        /** @description The language of the following texts. */
        LiveSetLanguageData: {
            language: components["schemas"]["LiveLanguage"];
        };
        /**
         * @description The language of a connection's messages.
         * @enum {string}
         */
        LiveLanguage: "fr" | "en";
        /**
         * Format: int64
         * @description Optional. Counts the messages for a connection, except heartbeats: 1 is the first, and each message gets the
         *     next number before any step that can fail. They may arrive in another order.
         * @example 7
         */
        LiveEventId: number;
        /**
         * @description Confirms a message to its sender, on every connection of the sender.
         * @example {
         *       "type": "message_sent",
         *       "data": {
         *         "message": {
         *           "id": 641,
         *           "content": "Bonjour, êtes-vous disponible mardi ?",
         *           "createdAt": "2025-11-07T16:31:00Z",
         *           "sender": {
         *             "id": 3,
         *             "username": "jeanne.martin",
         *             "firstname": "Jeanne",
         *             "lastname": "Martin",
         *             "avatar": null
         *           },
         *           "discussionId": 9,
         *           "clientId": "a1f4"
         *         },
         *         "discussion": {
         *           "id": 9,
         *           "user1": {
         *             "id": 3,
         *             "username": "jeanne.martin",
         *             "firstname": "Jeanne",
         *             "lastname": "Martin",
         *             "avatar": null
         *           },
         *           "user2": {
         *             "id": 8,
         *             "username": "karim.benali",
         *             "firstname": "Karim",
         *             "lastname": "Benali",
         *             "avatar": null
         *           },
         *           "interlocutor": {
         *             "id": 8,
         *             "username": "karim.benali",
         *             "firstname": "Karim",
         *             "lastname": "Benali",
         *             "avatar": null
         *           },
         *           "lastMessage": {
         *             "id": 641,
         *             "content": "Bonjour, êtes-vous disponible mardi ?",
         *             "createdAt": "2025-11-07T16:31:00Z",
         *             "sender": {
         *               "id": 3,
         *               "username": "jeanne.martin",
         *               "firstname": "Jeanne",
         *               "lastname": "Martin",
         *               "avatar": null
         *             },
         *             "discussionId": 9
         *           }
         *         },
         *         "isNewDiscussion": false
         *       }
         *     }
         */
        LiveMessageSent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "message_sent";
            eventId?: components["schemas"]["LiveEventId"];
            data: components["schemas"]["LiveMessageSentData"];
        };
        /** @description A stored message, for its sender. */
        LiveMessageSentData: {
            message: components["schemas"]["Message"];
            discussion: components["schemas"]["Discussion"];
            isNewDiscussion: boolean;
        };
        /**
         * @description A message from another person.
         * @example {
         *       "type": "new_message",
         *       "data": {
         *         "message": {
         *           "id": 642,
         *           "content": "Mardi à 14 h me convient très bien.",
         *           "createdAt": "2025-11-07T16:34:00Z",
         *           "sender": {
         *             "id": 8,
         *             "username": "karim.benali",
         *             "firstname": "Karim",
         *             "lastname": "Benali",
         *             "avatar": null
         *           },
         *           "discussionId": 9
         *         }
         *       }
         *     }
         */
        LiveNewMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "new_message";
            eventId?: components["schemas"]["LiveEventId"];
            data: components["schemas"]["LiveNewMessageData"];
        };
        /** @description A new message. */
        LiveNewMessageData: {
            message: components["schemas"]["Message"];
        };
        /**
         * @description A message was changed or deleted by its sender; on every connection of both people.
         * @example {
         *       "type": "message_changed",
         *       "data": {
         *         "message": {
         *           "id": 642,
         *           "content": "Mercredi à 14 h me convient très bien.",
         *           "createdAt": "2025-11-07T16:34:00Z",
         *           "sender": {
         *             "id": 8,
         *             "username": "karim.benali",
         *             "firstname": "Karim",
         *             "lastname": "Benali",
         *             "avatar": null
         *           },
         *           "discussionId": 9,
         *           "editedAt": "2025-11-07T16:36:00Z"
         *         }
         *       }
         *     }
         */
        LiveMessageChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "message_changed";
            eventId?: components["schemas"]["LiveEventId"];
            data: components["schemas"]["LiveMessageChangedData"];
        };
        /** @description A message whose text was changed or deleted. */
        LiveMessageChangedData: {
            message: components["schemas"]["Message"];
        };
        /**
         * @description The other person has read the recipient's messages up to one; on every connection of their author.
         * @example {
         *       "type": "discussion_read",
         *       "data": {
         *         "discussionId": 9,
         *         "readUpTo": 642
         *       }
         *     }
         */
        LiveDiscussionRead: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "discussion_read";
            eventId?: components["schemas"]["LiveEventId"];
            data: components["schemas"]["LiveDiscussionReadData"];
        };
        /** @description How far the recipient's messages in a discussion were read. */
        LiveDiscussionReadData: {
            discussionId: components["schemas"]["Id"];
            readUpTo: components["schemas"]["Id"];
        };
        /**
         * @description A message from the client is refused, and nothing is stored. `clientId` is that of the refused message, if any.
         * @example {
         *       "type": "error",
         *       "data": {
         *         "message": "Cette personne n'existe pas.",
         *         "clientId": "a1f4"
         *       }
         *     }
         * @example {
         *       "type": "error",
         *       "data": {
         *         "message": "Trop de tentatives. Réessayez dans 30 secondes.",
         *         "clientId": "a1f4",
         *         "retryAfter": 30
         *       }
         *     }
         */
        LiveError: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "error";
            eventId?: components["schemas"]["LiveEventId"];
            data: components["schemas"]["LiveErrorData"];
        };
        /** @description The reason why a message was not stored. */
        LiveErrorData: {
            message: components["schemas"]["Sentence"];
            clientId?: components["schemas"]["ClientId"];
            /**
             * Format: int32
             * @description If it was refused for coming too soon, the seconds until it may be sent again.
             * @example 30
             */
            retryAfter?: number;
        };
        /**
         * @description The number of unread notifications.
         * @example {
         *       "type": "unread_count_update",
         *       "data": {
         *         "unread_count": 3
         *       }
         *     }
         * @example {
         *       "type": "unread_count_update",
         *       "eventId": 7,
         *       "data": {
         *         "unread_count": 3
         *       }
         *     }
         */
        LiveUnreadCountUpdate: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "unread_count_update";
            eventId?: components["schemas"]["LiveEventId"];
            data: components["schemas"]["UnreadCount"];
        };
        /**
         * @description The number of unread messages.
         * @example {
         *       "type": "unread_messages_count_update",
         *       "data": {
         *         "unread_count": 1
         *       }
         *     }
         */
        LiveUnreadMessagesCountUpdate: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "unread_messages_count_update";
            eventId?: components["schemas"]["LiveEventId"];
            data: components["schemas"]["UnreadCount"];
        };
        /**
         * @description A new notification: its text, and the whole object.
         * @example {
         *       "type": "new_notification",
         *       "data": {
         *         "message": "Karim Benali a aimé votre post.",
         *         "notification": {
         *           "id": 301,
         *           "message": "Karim Benali a aimé votre post.",
         *           "isRead": false,
         *           "createdAt": "2025-11-06T12:45:00Z",
         *           "eventType": "post_like",
         *           "target": {
         *             "kind": "post",
         *             "id": 88
         *           }
         *         }
         *       }
         *     }
         */
        LiveNewNotification: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "new_notification";
            eventId?: components["schemas"]["LiveEventId"];
            data: components["schemas"]["LiveNewNotificationData"];
        };
        /** @description A new notification. */
        LiveNewNotificationData: {
            message: components["schemas"]["NotificationText"];
            notification?: components["schemas"]["Notification"];
        };
        /**
         * @description The applicant saved an offer, applied or created an alert, or undid one of these, on any device. The recruiter
         *     published an offer (`job_offer`), changed or deleted it. Either switched read marks on or off (`read_marks`).
         * @example {
         *       "type": "own_update",
         *       "data": {
         *         "kind": "saved_offer",
         *         "id": 12,
         *         "exists": true
         *       }
         *     }
         * @example {
         *       "type": "own_update",
         *       "eventId": 9,
         *       "data": {
         *         "kind": "offer_alert",
         *         "id": 4,
         *         "exists": false
         *       }
         *     }
         * @example {
         *       "type": "own_update",
         *       "data": {
         *         "kind": "job_offer",
         *         "id": 12,
         *         "exists": true
         *       }
         *     }
         */
        LiveOwnUpdate: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "own_update";
            eventId?: components["schemas"]["LiveEventId"];
            data: components["schemas"]["LiveOwnUpdateData"];
        };
        /** @description What the caller saved, changed or removed in another connection. */
        LiveOwnUpdateData: {
            kind: components["schemas"]["LiveOwnKind"];
            /** @description The offer's id; for an alert its own id, for read marks the user's. */
            id: components["schemas"]["Id"];
            /** @description Whether it exists now; for read marks, whether they are shown. */
            exists: boolean;
        };
        /**
         * @description The kind of the saved, changed or removed object.
         * @enum {string}
         */
        LiveOwnKind: "saved_offer" | "application" | "offer_alert" | "job_offer" | "read_marks";
        /**
         * @description Shows that the connection is alive. A server may send one on opening and every 15 seconds. After the first, a
         *     client treats 25 seconds without any frame as the connection's end. Without heartbeats, silence never ends a
         *     connection.
         *
         *     `lastEventId` is the highest `eventId` of the connection so far, 0 before the first. A client that has not
         *     received every number up to it has missed a message, and reloads the open screens. `language` is the language of
         *     the connection's messages; it shows that the server supports `set_language`.
         * @example {
         *       "type": "heartbeat",
         *       "data": {}
         *     }
         * @example {
         *       "type": "heartbeat",
         *       "data": {
         *         "lastEventId": 7,
         *         "language": "fr"
         *       }
         *     }
         */
        LiveHeartbeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "heartbeat";
            data: components["schemas"]["LiveHeartbeatData"];
        };
        /** @description The state of a connection, sent at intervals. */
        LiveHeartbeatData: {
            /**
             * Format: int64
             * @example 7
             */
            lastEventId?: number;
            language?: components["schemas"]["LiveLanguage"];
        };
    };
    responses: {
        /** @description The answer is unchanged since the `ETag` in `If-None-Match`. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request is invalid, for instance because of a malformed id. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Identifiant invalide."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Refused field by field, or as a whole. */
        InvalidFields: {
            headers: {
                "Refused-Fields": components["headers"]["RefusedFields"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ListRefusal"];
            };
        };
        /** @description Refused field by field, or as a whole. */
        InvalidErrors: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FormRefusal"];
            };
        };
        /** @description The token is missing, unknown, expired or revoked; the session is over. */
        Unauthenticated: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                "Clear-Site-Data": components["headers"]["ClearSiteData"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Session expirée. Veuillez vous reconnecter."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Authenticated, but not allowed; the session continues. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Cette action est réservée aux personnes qui recrutent."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The object does not exist, or the caller may not know of it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Élément introuvable."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The object was there, and is no more. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Cette offre n’est plus ouverte."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A limit of stored data per person: 100 entries of a CV list, 500 different skills, 500 offers, 50 of them active, 500 saved offers, 10 alerts, 20 notes on an application, 20 letter templates, 1,000 blocked people. Stored data is unchanged. */
        Full: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Cette liste contient déjà 100 éléments, le maximum."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The CV has more than 50 pages. Nothing is stored. */
        CvTooLong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Ce CV dépasse 50 pages. Raccourcissez ses descriptions."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many applications, or too many pages. Nothing is marked as seen. */
        ExportTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Cet export est trop grand : un PDF compte 100 candidatures et 300 pages au plus, un CSV 5 000 candidatures. Affinez la liste."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body exceeds the server's maximum size. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "La requête est trop volumineuse."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not of the declared content type. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Ce type de contenu n'est pas accepté."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A rate limit: more than 120 writes a minute, 30 applications an hour, three to the same offer a day, or the limit of the operation; `Retry-After` gives the time until the next one may succeed. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Trop de tentatives. Réessayez dans 30 secondes."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description An error on the server; nothing was saved. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Erreur serveur. Veuillez réessayer plus tard."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description This server does not offer the operation yet. */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Cette fonction n'est pas encore disponible."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server is starting, stopping, cut off from its database, or overloaded; it states when to try again. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Le service est momentanément indisponible."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Suppression effectuée."
                 *     }
                 */
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description Done; the session has ended. */
        SessionEnded: {
            headers: {
                "Clear-Site-Data": components["headers"]["ClearSiteData"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Déconnexion effectuée."
                 *     }
                 */
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description Done; every session of the account has ended. */
        PasswordChosen: {
            headers: {
                "Clear-Site-Data": components["headers"]["ClearSiteData"];
                "Set-Cookie": components["headers"]["DeviceCookie"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Mot de passe changé. Vous pouvez vous connecter."
                 *     }
                 */
                "application/json": components["schemas"]["Done"];
            };
        };
    };
    parameters: {
        /**
         * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
         *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
         * @example fr
         */
        AcceptLanguage: string;
        /**
         * @description The page number, from 1. Less, or text, counts as 1; a page past the end has no items.
         * @example 1
         */
        Page: number;
        /**
         * @description Items per page. Zero or text counts as 10, more than 100 as 100.
         * @example 10
         */
        PageSize: number;
        /**
         * @description Another name of `pageSize`, which wins when both are given.
         * @example 10
         */
        Limit: number;
        /**
         * @description Items per page. Zero or text counts as 10, more than 1000 as 1000.
         * @example 15
         */
        NotificationsPageSize: number;
        /**
         * @description Another name of `pageSize`, which wins when both are given.
         * @example 1000
         */
        NotificationsLimit: number;
        /**
         * @description The field to sort by; anything else counts as `created_at`.
         * @example created_at
         */
        SortBy: "created_at" | "createdAt" | "is_read" | "event_type";
        /**
         * @description Ascending or descending; anything else counts as `desc`.
         * @example desc
         */
        SortOrder: "asc" | "desc";
        /**
         * @description `all`, the default: the offers for the applicant. `applied`: those that they applied to, latest application
         *     first. `saved`: those that they saved, last saved first, including closed ones.
         * @example saved
         */
        OfferView: "all" | "applied" | "saved";
        /**
         * @description Words that must be in the title, the description, the skills, the company or the location; all of them, except
         *     where a list says otherwise. Accents and letter case do not count, nor do stop words such as `de` beside others;
         *     a word of three letters or more may be the beginning of a word, and `front end` is also `frontend` and
         *     `front-end`. A text without a word, such as an emoji, finds nothing; this holds for the other texts too.
         * @example développeuse go
         */
        OfferSearch: string;
        /**
         * @description Beginnings of words that must all be in the location.
         * @example saint-nazaire
         */
        OfferLocation: string;
        /**
         * @description The id of a place. Without `within`: offers in it, also in a part of it. With `within`: offers around it. Departments and regions have no surroundings. Offers that are fully remote always match. An unknown id may be a 400.
         * @example fr-69123
         */
        Near: string;
        /**
         * @description With `longitude` and `within`: offers around this point, instead of `near`. Clients round it to a hundredth of a degree, about a kilometre; servers neither store nor log it.
         * @example 45.75
         */
        Latitude: number;
        /**
         * @description See `latitude`.
         * @example 4.85
         */
        Longitude: number;
        /**
         * @description The maximum distance in kilometres, as the crow flies, to the centre of an offer's place. Offers whose place is only known as a department or region match in that area. Beside a `location` without `near`, it is the distance to the place that the location names, if it names one for sure.
         * @example 20
         */
        Within: 10 | 20 | 30 | 50 | 100;
        /**
         * @description A name or a postal code, or how it begins.
         * @example saint et
         */
        PlaceText: string;
        /**
         * @description Kinds of contract, separated by commas.
         * @example cdi,cdd
         */
        OfferContracts: string;
        /**
         * @description Values of `remote`, separated by commas.
         * @example partial,full
         */
        OfferRemote: string;
        /**
         * @description The minimum salary per month. It is compared with the monthly equivalent of an offer's upper bound, or of its only amount; offers that state none do not match, unless `withoutSalary` is true. More than 1,000,000 counts as 1,000,000, the maximum of an offer.
         * @example 2500
         */
        MinSalary: number;
        /**
         * @description With `minSalary`, whether offers that state no salary match too.
         * @example true
         */
        WithoutSalary: boolean;
        /**
         * @description Beginnings of words that must all be in the name of the company.
         * @example lumio
         */
        OfferCompany: string;
        /**
         * @description With `mine`, leaves out offers whose `match` is weak, in the view `all`. Offers without skills stay, and all do for an applicant without skills.
         * @example mine
         */
        OfferLevel: "mine";
        /**
         * @description Whether the answer has `facets`, the number of offers for each choice of a filter.
         * @example true
         */
        OfferFacets: boolean;
        /**
         * @description The maximum number of days since publication.
         * @example 7
         */
        PublishedWithin: number;
        /**
         * @description The offer whose applications are requested.
         * @example 12
         */
        JobOfferId: components["schemas"]["IdInput"];
        /**
         * @description `open`: applicants can apply. `closed`: published before, but no longer open, because the recruiter closed it or
         *     its closing date has passed. `draft`: never published. `all`: the default.
         * @example open
         */
        OwnOfferStatus: "all" | "open" | "closed" | "draft";
        /**
         * @description `none`: only offers without applications. `any`: the default.
         * @example none
         */
        OwnOfferApplications: "any" | "none";
        /**
         * @description By date of creation, or `closing`: next closing date first, then those without a closing date, then expired
         *     ones. Anything else counts as `newest`.
         * @example closing
         */
        OwnOfferSort: "newest" | "oldest" | "closing";
        /**
         * @description `unread`: not seen yet, or not at `asOf`. `seen`: seen, but not decided. `accepted`, `rejected`: by decision.
         *     `all`: the default.
         * @example unread
         */
        ReceivedStatus: "all" | "unread" | "seen" | "accepted" | "rejected";
        /**
         * @description Beginnings of words that must all be in the applicant's name, title, skills (including those of the CV) or
         *     letter. Accents and letter case do not count. A text without a word finds nothing.
         * @example élodie go
         */
        ReceivedSearch: string;
        /**
         * @description The order within the unread ones, and within the others; anything else counts as `newest`.
         * @example oldest
         */
        ReceivedSort: "newest" | "oldest";
        /**
         * @description The `asOf` of the first page, so that pages stay the same while the recruiter reads: applications unread at this
         *     time are listed and counted as unread. `counts` is the current state.
         * @example 2025-11-05T09:00:00Z
         */
        AsOf: components["schemas"]["DateTime"];
        /**
         * @description The `next` of the previous page: the list continues after the last row of that page, also if rows came or left
         *     meanwhile. `page` then only numbers the answer. Any other text counts as none, and so does any text for a list
         *     that names no `next`.
         * @example 0_2025-11-04T10:02:00.000000Z_57
         */
        After: string;
        /**
         * @description Only messages older than the one with this id.
         * @example 640
         */
        Before: components["schemas"]["IdInput"];
        /**
         * @description Only posts older than the one with this id.
         * @example 88
         */
        BeforePost: components["schemas"]["IdInput"];
        /**
         * @description Only posts up to the one with this id, so that pages stay the same while others publish.
         * @example 88
         */
        UpToPost: components["schemas"]["IdInput"];
        /**
         * @description Only posts newer than the one with this id.
         * @example 88
         */
        AfterPost: components["schemas"]["IdInput"];
        /**
         * @description Only comments before the one with this id.
         * @example 205
         */
        BeforeComment: components["schemas"]["IdInput"];
        /**
         * @description Only comments after the one with this id, the oldest of them; without `before`.
         * @example 190
         */
        AfterComment: components["schemas"]["IdInput"];
        /**
         * @description Ten comments before the one with this id, the comment itself, and nine after it; without `before` and `after`. If it is deleted or not visible to the reader, the comments around its place.
         * @example 204
         */
        AroundComment: components["schemas"]["IdInput"];
        /**
         * @description Only likes before the one with this id.
         * @example 32
         */
        BeforeLike: components["schemas"]["IdInput"];
        /**
         * @description The item's id.
         * @example 12
         */
        Id: components["schemas"]["IdInput"];
        /**
         * @description The application's id.
         * @example 57
         */
        ApplicationID: components["schemas"]["IdInput"];
        /**
         * @description The id of the reader's own like.
         * @example 31
         */
        LikeId: components["schemas"]["IdInput"];
        /**
         * @description The id of a person that the reader blocks.
         * @example 8
         */
        BlockedUserId: components["schemas"]["IdInput"];
        /**
         * @description A username, in upper or lower case; for 90 days after a rename also the former one.
         * @example jeanne.martin
         */
        Username: string;
        /**
         * @description A file name as found in `avatar`.
         * @example 6f1c2a9be04d.png
         */
        File: string;
        /**
         * @description The language of the document's headings and dates.
         * @example fr
         */
        DocumentLanguage: components["schemas"]["DocumentLanguage"];
        /**
         * @description The design of the document. The contents are the same.
         * @example sober
         */
        CvDesign: components["schemas"]["CvDesign"];
        /**
         * @description Requests a smaller version, for lists. A server that has none returns the picture itself.
         * @example small
         */
        PictureSize: "small";
        /**
         * @description The search text; its first eight words count. A text without letters and digits finds nothing.
         * @example jeanne mar
         */
        SearchText: string;
        /**
         * @description The text typed so far; the last word may be its beginning, of three letters or more.
         * @example dév
         */
        TypedSearch: string;
        /**
         * @description The beginning of a skill, or one of its names.
         * @example py
         */
        SkillText: string;
        /**
         * @description With `name`, the search matches only names and usernames, for example to choose a recipient.
         * @example name
         */
        SearchBy: "name";
        /**
         * @description Shows the person's own page as an audience would see it; without effect for others.
         * @example members
         */
        PreviewAs: components["schemas"]["ProfileAudience"];
        /**
         * @description The code in the link of the mail.
         * @example 3q2-7wAZ8mJkQm0uXo2Jt1cW0yq4n9bZ5eT6rH7vLpE
         */
        UnsubscribeCode: components["schemas"]["UnsubscribeCode"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before another attempt.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description The used-up limit, and the seconds until it is renewed (`t`), as in draft-ietf-httpapi-ratelimit-headers.
         * @example "writes";r=0;t=30
         */
        RateLimit: string;
        /**
         * @description The limit, `q` in `w` seconds.
         * @example "writes";q=120;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description The scheme of authorisation.
         * @example Bearer
         */
        WwwAuthenticate: string;
        /**
         * @description The path of the created object.
         * @example /formation/12
         */
        Location: string;
        /**
         * @description A file never changes under its name.
         * @example public, max-age=31536000, immutable
         */
        CacheControl: string;
        /**
         * @description Identifies this answer for this caller. Sent back in `If-None-Match`, it lets an unchanged answer be a 304.
         * @example W/"tZK3bqFJ0y5kX8m1Yd2c"
         */
        ETag: string;
        /**
         * @description The refused fields, each with its code: a list of tokens with the parameter `code` (RFC 9651). It stands beside texts by field, never beside `error`.
         * @example institution;code=field_required, finishedAt;code=end_before_start
         */
        RefusedFields: string;
        /**
         * @description Makes a browser drop stored answers, because the session has ended.
         * @example "cache"
         */
        ClearSiteData: string;
        /**
         * @description Identifies a browser in which the account has logged in, so that other people's wrong passwords do not delay its logins. It grants and authorises nothing; clients may ignore it. Missing for a login on a shared computer.
         * @example passerelle_device=7QmXc0v2Yd0b5Hh3o1l9sWq8rT4uPzKjNnE6aGfBxIM; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure
         */
        DeviceCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description Logged in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["DeviceCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["InvalidErrors"];
            /** @description Unknown address or wrong password. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Invalid email or password."
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The e-mail address is not verified; a code has been sent if none was valid. Or the account is suspended, with the code `account_suspended`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Please verify your email before logging in.",
                     *       "registrationId": "0b8f6a52-4a0e-4c57-9c5e-2f3d1c7b9a10",
                     *       "resendIn": 12
                     *     }
                     */
                    "application/json": components["schemas"]["NotVerifiedBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterInput"];
            };
        };
        responses: {
            /** @description Registered; a code has been mailed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registered"];
                };
            };
            400: components["responses"]["InvalidErrors"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectEmailInput"];
            };
        };
        responses: {
            /** @description Corrected; a code has been mailed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registered"];
                };
            };
            400: components["responses"]["InvalidErrors"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailInput"];
            };
        };
        responses: {
            /** @description Verified and logged in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["DeviceCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedSession"];
                };
            };
            400: components["responses"]["InvalidErrors"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendOtp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendOtpInput"];
            };
        };
        responses: {
            /** @description A code is sent if the address is waiting for one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            400: components["responses"]["InvalidErrors"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordInput"];
            };
        };
        responses: {
            /** @description A mail is sent if the address has an account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            400: components["responses"]["InvalidErrors"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordInput"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["InvalidErrors"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordInput"];
            };
        };
        responses: {
            200: components["responses"]["PasswordChosen"];
            400: components["responses"]["InvalidErrors"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionEnded"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open sessions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSession"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionEnded"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["InvalidErrors"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listResumeViews: {
        parameters: {
            query?: {
                /**
                 * @description The `next` of the previous page: the list continues after the last row of that page, also if rows came or left
                 *     meanwhile. `page` then only numbers the answer. Any other text counts as none, and so does any text for a list
                 *     that names no `next`.
                 * @example 0_2025-11-04T10:02:00.000000Z_57
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description The page number, from 1. Less, or text, counts as 1; a page past the end has no items.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page. Zero or text counts as 10, more than 100 as 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Another name of `pageSize`, which wins when both are given.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of views. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumeViewPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPasswordInput"];
            };
        };
        responses: {
            /** @description The archive's link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportAnswer"];
                };
            };
            400: components["responses"]["InvalidErrors"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPasswordInput"];
            };
        };
        responses: {
            200: components["responses"]["SessionEnded"];
            400: components["responses"]["InvalidErrors"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailInput"];
            };
        };
        responses: {
            /** @description The account with its new address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["InvalidErrors"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordInput"];
            };
        };
        responses: {
            200: components["responses"]["PasswordChosen"];
            400: components["responses"]["InvalidErrors"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlocks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, as others see them. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSummary"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBlock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockInput"];
            };
        };
        responses: {
            /** @description Already blocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockAnswer"];
                };
            };
            /** @description Blocked. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Full"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBlock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of a person that the reader blocks.
                 * @example 8
                 */
                userId: components["parameters"]["BlockedUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportInput"];
            };
        };
        responses: {
            /** @description Already reported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            /** @description Reported. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description The page number, from 1. Less, or text, counts as 1; a page past the end has no items.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All verified users. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSummary"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A username, in upper or lower case; for 90 days after a rename also the former one.
                 * @example jeanne.martin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, with the current username. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSummary"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPeople: {
        parameters: {
            query: {
                /**
                 * @description The search text; its first eight words count. A text without letters and digits finds nothing.
                 * @example jeanne mar
                 */
                q: components["parameters"]["SearchText"];
                /**
                 * @description With `name`, the search matches only names and usernames, for example to choose a recipient.
                 * @example name
                 */
                by?: components["parameters"]["SearchBy"];
                /**
                 * @description The `next` of the previous page: the list continues after the last row of that page, also if rows came or left
                 *     meanwhile. `page` then only numbers the answer. Any other text counts as none, and so does any text for a list
                 *     that names no `next`.
                 * @example 0_2025-11-04T10:02:00.000000Z_57
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description The page number, from 1. Less, or text, counts as 1; a page past the end has no items.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page. Zero or text counts as 10, more than 100 as 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Another name of `pageSize`, which wins when both are given.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the people found. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPersonPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCompanies: {
        parameters: {
            query: {
                /**
                 * @description The search text; its first eight words count. A text without letters and digits finds nothing.
                 * @example jeanne mar
                 */
                q: components["parameters"]["SearchText"];
                /**
                 * @description The `next` of the previous page: the list continues after the last row of that page, also if rows came or left
                 *     meanwhile. `page` then only numbers the answer. Any other text counts as none, and so does any text for a list
                 *     that names no `next`.
                 * @example 0_2025-11-04T10:02:00.000000Z_57
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description The page number, from 1. Less, or text, counts as 1; a page past the end has no items.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page. Zero or text counts as 10, more than 100 as 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Another name of `pageSize`, which wins when both are given.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the companies found. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundCompanyPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPerson: {
        parameters: {
            query?: {
                /**
                 * @description Shows the person's own page as an audience would see it; without effect for others.
                 * @example members
                 */
                as?: components["parameters"]["PreviewAs"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A username, in upper or lower case; for 90 days after a rename also the former one.
                 * @example jeanne.martin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person, with the current username. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDetailAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompany: {
        parameters: {
            query?: {
                /**
                 * @description The `next` of the previous page: the list continues after the last row of that page, also if rows came or left
                 *     meanwhile. `page` then only numbers the answer. Any other text counts as none, and so does any text for a list
                 *     that names no `next`.
                 * @example 0_2025-11-04T10:02:00.000000Z_57
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description The page number, from 1. Less, or text, counts as 1; a page past the end has no items.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page. Zero or text counts as 10, more than 100 as 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Another name of `pageSize`, which wins when both are given.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A username, in upper or lower case; for 90 days after a rename also the former one.
                 * @example jeanne.martin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company, with the recruiter's current username. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyPosts: {
        parameters: {
            query?: {
                /**
                 * @description The `next` of the previous page: the list continues after the last row of that page, also if rows came or left
                 *     meanwhile. `page` then only numbers the answer. Any other text counts as none, and so does any text for a list
                 *     that names no `next`.
                 * @example 0_2025-11-04T10:02:00.000000Z_57
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description The page number, from 1. Less, or text, counts as 1; a page past the end has no items.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page. Zero or text counts as 10, more than 100 as 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Another name of `pageSize`, which wins when both are given.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A username, in upper or lower case; for 90 days after a rename also the former one.
                 * @example jeanne.martin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAvatar: {
        parameters: {
            query?: {
                /**
                 * @description Requests a smaller version, for lists. A server that has none returns the picture itself.
                 * @example small
                 */
                size?: components["parameters"]["PictureSize"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A file name as found in `avatar`.
                 * @example 6f1c2a9be04d.png
                 */
                file: components["parameters"]["File"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example (octets de l'image) */
                    "image/png": components["schemas"]["ImageFile"];
                    /** @example (octets de l'image) */
                    "image/jpeg": components["schemas"]["ImageFile"];
                    /** @example (octets de l'image) */
                    "image/gif": components["schemas"]["ImageFile"];
                    /** @example (octets de l'image) */
                    "image/webp": components["schemas"]["ImageFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApplicantProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A username, in upper or lower case; for 90 days after a rename also the former one.
                 * @example jeanne.martin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicantProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateApplicantProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ApplicantProfileInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicantProfileAnswer"];
                };
            };
            400: components["responses"]["InvalidErrors"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Full"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRecruiterProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A username, in upper or lower case; for 90 days after a rename also the former one.
                 * @example jeanne.martin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecruiterProfileAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRecruiterProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RecruiterProfileInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecruiterProfileAnswer"];
                };
            };
            400: components["responses"]["InvalidErrors"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardStats: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardStatsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardNext: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next steps. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardNextAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettingsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettingsInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettingsAnswer"];
                };
            };
            400: components["responses"]["InvalidErrors"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribe: {
        parameters: {
            query: {
                /**
                 * @description The code in the link of the mail.
                 * @example 3q2-7wAZ8mJkQm0uXo2Jt1cW0yq4n9bZ5eT6rH7vLpE
                 */
                code: components["parameters"]["UnsubscribeCode"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUnreadNotificationsCount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUnreadMessagesCount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCvPdf: {
        parameters: {
            query: {
                /**
                 * @description The language of the document's headings and dates.
                 * @example fr
                 */
                language: components["parameters"]["DocumentLanguage"];
                /**
                 * @description The design of the document. The contents are the same.
                 * @example sober
                 */
                design?: components["parameters"]["CvDesign"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (octets du document) */
                    "application/pdf": components["schemas"]["PdfFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["CvTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCvPreview: {
        parameters: {
            query: {
                /**
                 * @description The language of the document's headings and dates.
                 * @example fr
                 */
                language: components["parameters"]["DocumentLanguage"];
                /**
                 * @description The design of the document. The contents are the same.
                 * @example sober
                 */
                design?: components["parameters"]["CvDesign"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pages": 1,
                     *       "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 595 842\"></svg>"
                     *     }
                     */
                    "application/json": components["schemas"]["CvPreview"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["CvTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    storeCvAsResume: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CvResumeInput"];
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicantProfileAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["CvTooLong"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    proposeCvEntries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CvProposalsInput"];
            };
        };
        responses: {
            /** @description The recognised entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CvProposals"];
                };
            };
            400: components["responses"]["InvalidErrors"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFormations: {
        parameters: {
            query?: {
                /**
                 * @description The page number, from 1. Less, or text, counts as 1; a page past the end has no items.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page. Zero or text counts as 10, more than 100 as 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Another name of `pageSize`, which wins when both are given.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of formations. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormationPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFormation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormationInput"];
            };
        };
        responses: {
            /** @description Already stored under the same `clientId`; nothing was stored again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormationAnswer"];
                };
            };
            /** @description Added. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormationAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Full"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFormation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFormation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormationPatch"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormationAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Full"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExperiences: {
        parameters: {
            query?: {
                /**
                 * @description The page number, from 1. Less, or text, counts as 1; a page past the end has no items.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page. Zero or text counts as 10, more than 100 as 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Another name of `pageSize`, which wins when both are given.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of experiences. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperiencePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createExperience: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExperienceInput"];
            };
        };
        responses: {
            /** @description Already stored under the same `clientId`; nothing was stored again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceAnswer"];
                };
            };
            /** @description Added. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Full"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteExperience: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateExperience: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExperiencePatch"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Full"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /**
                 * @description The page number, from 1. Less, or text, counts as 1; a page past the end has no items.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page. Zero or text counts as 10, more than 100 as 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Another name of `pageSize`, which wins when both are given.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectInput"];
            };
        };
        responses: {
            /** @description Already stored under the same `clientId`; nothing was stored again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAnswer"];
                };
            };
            /** @description Added. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Full"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectPatch"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Full"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCertifications: {
        parameters: {
            query?: {
                /**
                 * @description The page number, from 1. Less, or text, counts as 1; a page past the end has no items.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page. Zero or text counts as 10, more than 100 as 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Another name of `pageSize`, which wins when both are given.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of certifications. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificationPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCertification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificationInput"];
            };
        };
        responses: {
            /** @description Already stored under the same `clientId`; nothing was stored again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificationAnswer"];
                };
            };
            /** @description Added. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificationAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Full"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCertification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCertification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificationPatch"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificationAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Full"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecruiterJobOffers: {
        parameters: {
            query?: {
                /**
                 * @description `open`: applicants can apply. `closed`: published before, but no longer open, because the recruiter closed it or
                 *     its closing date has passed. `draft`: never published. `all`: the default.
                 * @example open
                 */
                status?: components["parameters"]["OwnOfferStatus"];
                /**
                 * @description Words that must be in the title, the description, the skills, the company or the location; all of them, except
                 *     where a list says otherwise. Accents and letter case do not count, nor do stop words such as `de` beside others;
                 *     a word of three letters or more may be the beginning of a word, and `front end` is also `frontend` and
                 *     `front-end`. A text without a word, such as an emoji, finds nothing; this holds for the other texts too.
                 * @example développeuse go
                 */
                search?: components["parameters"]["OfferSearch"];
                /**
                 * @description `none`: only offers without applications. `any`: the default.
                 * @example none
                 */
                applications?: components["parameters"]["OwnOfferApplications"];
                /**
                 * @description By date of creation, or `closing`: next closing date first, then those without a closing date, then expired
                 *     ones. Anything else counts as `newest`.
                 * @example closing
                 */
                sort?: components["parameters"]["OwnOfferSort"];
                /**
                 * @description The `next` of the previous page: the list continues after the last row of that page, also if rows came or left
                 *     meanwhile. `page` then only numbers the answer. Any other text counts as none, and so does any text for a list
                 *     that names no `next`.
                 * @example 0_2025-11-04T10:02:00.000000Z_57
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description The page number, from 1. Less, or text, counts as 1; a page past the end has no items.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page. Zero or text counts as 10, more than 100 as 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Another name of `pageSize`, which wins when both are given.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A username, in upper or lower case; for 90 days after a rename also the former one.
                 * @example jeanne.martin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of offers. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobOfferPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createJobOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobOfferInput"];
            };
        };
        responses: {
            /** @description Already stored under the same `clientId`; nothing was stored again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobOfferAnswer"];
                };
            };
            /** @description Published. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobOfferAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Full"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJobOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobOfferDetailAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteJobOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateJobOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobOfferPatch"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobOfferAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Full"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveJobOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Full"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsaveJobOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobOffersForMe: {
        parameters: {
            query?: {
                /**
                 * @description `all`, the default: the offers for the applicant. `applied`: those that they applied to, latest application
                 *     first. `saved`: those that they saved, last saved first, including closed ones.
                 * @example saved
                 */
                view?: components["parameters"]["OfferView"];
                /**
                 * @description Words that must be in the title, the description, the skills, the company or the location; all of them, except
                 *     where a list says otherwise. Accents and letter case do not count, nor do stop words such as `de` beside others;
                 *     a word of three letters or more may be the beginning of a word, and `front end` is also `frontend` and
                 *     `front-end`. A text without a word, such as an emoji, finds nothing; this holds for the other texts too.
                 * @example développeuse go
                 */
                search?: components["parameters"]["OfferSearch"];
                /**
                 * @description Beginnings of words that must all be in the location.
                 * @example saint-nazaire
                 */
                location?: components["parameters"]["OfferLocation"];
                /**
                 * @description The id of a place. Without `within`: offers in it, also in a part of it. With `within`: offers around it. Departments and regions have no surroundings. Offers that are fully remote always match. An unknown id may be a 400.
                 * @example fr-69123
                 */
                near?: components["parameters"]["Near"];
                /**
                 * @description With `longitude` and `within`: offers around this point, instead of `near`. Clients round it to a hundredth of a degree, about a kilometre; servers neither store nor log it.
                 * @example 45.75
                 */
                latitude?: components["parameters"]["Latitude"];
                /**
                 * @description See `latitude`.
                 * @example 4.85
                 */
                longitude?: components["parameters"]["Longitude"];
                /**
                 * @description The maximum distance in kilometres, as the crow flies, to the centre of an offer's place. Offers whose place is only known as a department or region match in that area. Beside a `location` without `near`, it is the distance to the place that the location names, if it names one for sure.
                 * @example 20
                 */
                within?: components["parameters"]["Within"];
                /**
                 * @description Kinds of contract, separated by commas.
                 * @example cdi,cdd
                 */
                contract?: components["parameters"]["OfferContracts"];
                /**
                 * @description Values of `remote`, separated by commas.
                 * @example partial,full
                 */
                remote?: components["parameters"]["OfferRemote"];
                /**
                 * @description The minimum salary per month. It is compared with the monthly equivalent of an offer's upper bound, or of its only amount; offers that state none do not match, unless `withoutSalary` is true. More than 1,000,000 counts as 1,000,000, the maximum of an offer.
                 * @example 2500
                 */
                minSalary?: components["parameters"]["MinSalary"];
                /**
                 * @description With `minSalary`, whether offers that state no salary match too.
                 * @example true
                 */
                withoutSalary?: components["parameters"]["WithoutSalary"];
                /**
                 * @description Beginnings of words that must all be in the name of the company.
                 * @example lumio
                 */
                company?: components["parameters"]["OfferCompany"];
                /**
                 * @description The maximum number of days since publication.
                 * @example 7
                 */
                publishedWithin?: components["parameters"]["PublishedWithin"];
                /**
                 * @description With `mine`, leaves out offers whose `match` is weak, in the view `all`. Offers without skills stay, and all do for an applicant without skills.
                 * @example mine
                 */
                level?: components["parameters"]["OfferLevel"];
                /**
                 * @description Whether the answer has `facets`, the number of offers for each choice of a filter.
                 * @example true
                 */
                facets?: components["parameters"]["OfferFacets"];
                /**
                 * @description The `next` of the previous page: the list continues after the last row of that page, also if rows came or left
                 *     meanwhile. `page` then only numbers the answer. Any other text counts as none, and so does any text for a list
                 *     that names no `next`.
                 * @example 0_2025-11-04T10:02:00.000000Z_57
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description The page number, from 1. Less, or text, counts as 1; a page past the end has no items.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page. Zero or text counts as 10, more than 100 as 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Another name of `pageSize`, which wins when both are given.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of offers. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobOfferForApplicantPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestOffers: {
        parameters: {
            query: {
                /**
                 * @description The text typed so far; the last word may be its beginning, of three letters or more.
                 * @example dév
                 */
                q: components["parameters"]["TypedSearch"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferSuggestions"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfferAlerts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alerts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferAlert"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOfferAlert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferAlertInput"];
            };
        };
        responses: {
            /** @description Such an alert exists already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferAlertAnswer"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferAlertAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Full"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOfferAlert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPublicOffers: {
        parameters: {
            query?: {
                /**
                 * @description Words that must be in the title, the description, the skills, the company or the location; all of them, except
                 *     where a list says otherwise. Accents and letter case do not count, nor do stop words such as `de` beside others;
                 *     a word of three letters or more may be the beginning of a word, and `front end` is also `frontend` and
                 *     `front-end`. A text without a word, such as an emoji, finds nothing; this holds for the other texts too.
                 * @example développeuse go
                 */
                search?: components["parameters"]["OfferSearch"];
                /**
                 * @description Beginnings of words that must all be in the location.
                 * @example saint-nazaire
                 */
                location?: components["parameters"]["OfferLocation"];
                /**
                 * @description The id of a place. Without `within`: offers in it, also in a part of it. With `within`: offers around it. Departments and regions have no surroundings. Offers that are fully remote always match. An unknown id may be a 400.
                 * @example fr-69123
                 */
                near?: components["parameters"]["Near"];
                /**
                 * @description The maximum distance in kilometres, as the crow flies, to the centre of an offer's place. Offers whose place is only known as a department or region match in that area. Beside a `location` without `near`, it is the distance to the place that the location names, if it names one for sure.
                 * @example 20
                 */
                within?: components["parameters"]["Within"];
                /**
                 * @description Kinds of contract, separated by commas.
                 * @example cdi,cdd
                 */
                contract?: components["parameters"]["OfferContracts"];
                /**
                 * @description Values of `remote`, separated by commas.
                 * @example partial,full
                 */
                remote?: components["parameters"]["OfferRemote"];
                /**
                 * @description The minimum salary per month. It is compared with the monthly equivalent of an offer's upper bound, or of its only amount; offers that state none do not match, unless `withoutSalary` is true. More than 1,000,000 counts as 1,000,000, the maximum of an offer.
                 * @example 2500
                 */
                minSalary?: components["parameters"]["MinSalary"];
                /**
                 * @description With `minSalary`, whether offers that state no salary match too.
                 * @example true
                 */
                withoutSalary?: components["parameters"]["WithoutSalary"];
                /**
                 * @description Beginnings of words that must all be in the name of the company.
                 * @example lumio
                 */
                company?: components["parameters"]["OfferCompany"];
                /**
                 * @description The maximum number of days since publication.
                 * @example 7
                 */
                publishedWithin?: components["parameters"]["PublishedWithin"];
                /**
                 * @description Whether the answer has `facets`, the number of offers for each choice of a filter.
                 * @example true
                 */
                facets?: components["parameters"]["OfferFacets"];
                /**
                 * @description The `next` of the previous page: the list continues after the last row of that page, also if rows came or left
                 *     meanwhile. `page` then only numbers the answer. Any other text counts as none, and so does any text for a list
                 *     that names no `next`.
                 * @example 0_2025-11-04T10:02:00.000000Z_57
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description The page number, from 1. Less, or text, counts as 1; a page past the end has no items.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page. Zero or text counts as 10, more than 100 as 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Another name of `pageSize`, which wins when both are given.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of offers. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicOfferPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestPublicOffers: {
        parameters: {
            query: {
                /**
                 * @description The text typed so far; the last word may be its beginning, of three letters or more.
                 * @example dév
                 */
                q: components["parameters"]["TypedSearch"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferSuggestions"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicOfferAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicCompany: {
        parameters: {
            query?: {
                /**
                 * @description The `next` of the previous page: the list continues after the last row of that page, also if rows came or left
                 *     meanwhile. `page` then only numbers the answer. Any other text counts as none, and so does any text for a list
                 *     that names no `next`.
                 * @example 0_2025-11-04T10:02:00.000000Z_57
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description The page number, from 1. Less, or text, counts as 1; a page past the end has no items.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page. Zero or text counts as 10, more than 100 as 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Another name of `pageSize`, which wins when both are given.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A username, in upper or lower case; for 90 days after a rename also the former one.
                 * @example jeanne.martin
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicCompanyAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchSkills: {
        parameters: {
            query: {
                /**
                 * @description The beginning of a skill, or one of its names.
                 * @example py
                 */
                q: components["parameters"]["SkillText"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skills found. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WantedSkills"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPlaces: {
        parameters: {
            query: {
                /**
                 * @description A name or a postal code, or how it begins.
                 * @example saint et
                 */
                q: components["parameters"]["PlaceText"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places found. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPlaces"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReceivedApplications: {
        parameters: {
            query?: {
                /**
                 * @description `unread`: not seen yet, or not at `asOf`. `seen`: seen, but not decided. `accepted`, `rejected`: by decision.
                 *     `all`: the default.
                 * @example unread
                 */
                status?: components["parameters"]["ReceivedStatus"];
                /**
                 * @description Beginnings of words that must all be in the applicant's name, title, skills (including those of the CV) or
                 *     letter. Accents and letter case do not count. A text without a word finds nothing.
                 * @example élodie go
                 */
                search?: components["parameters"]["ReceivedSearch"];
                /**
                 * @description The order within the unread ones, and within the others; anything else counts as `newest`.
                 * @example oldest
                 */
                sort?: components["parameters"]["ReceivedSort"];
                /**
                 * @description The `asOf` of the first page, so that pages stay the same while the recruiter reads: applications unread at this
                 *     time are listed and counted as unread. `counts` is the current state.
                 * @example 2025-11-05T09:00:00Z
                 */
                asOf?: components["parameters"]["AsOf"];
                /**
                 * @description The `next` of the previous page: the list continues after the last row of that page, also if rows came or left
                 *     meanwhile. `page` then only numbers the answer. Any other text counts as none, and so does any text for a list
                 *     that names no `next`.
                 * @example 0_2025-11-04T10:02:00.000000Z_57
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description The page number, from 1. Less, or text, counts as 1; a page past the end has no items.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page. Zero or text counts as 10, more than 100 as 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Another name of `pageSize`, which wins when both are given.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of applications. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedApplicationPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportApplicationsCsv: {
        parameters: {
            query: {
                /**
                 * @description The language of the document's headings and dates.
                 * @example fr
                 */
                language: components["parameters"]["DocumentLanguage"];
                /**
                 * @description `unread`: not seen yet, or not at `asOf`. `seen`: seen, but not decided. `accepted`, `rejected`: by decision.
                 *     `all`: the default.
                 * @example unread
                 */
                status?: components["parameters"]["ReceivedStatus"];
                /**
                 * @description Beginnings of words that must all be in the applicant's name, title, skills (including those of the CV) or
                 *     letter. Accents and letter case do not count. A text without a word finds nothing.
                 * @example élodie go
                 */
                search?: components["parameters"]["ReceivedSearch"];
                /**
                 * @description The order within the unread ones, and within the others; anything else counts as `newest`.
                 * @example oldest
                 */
                sort?: components["parameters"]["ReceivedSort"];
                /**
                 * @description The `asOf` of the first page, so that pages stay the same while the recruiter reads: applications unread at this
                 *     time are listed and counted as unread. `counts` is the current state.
                 * @example 2025-11-05T09:00:00Z
                 */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example "First name","Last name" */
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExportTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportApplicationsPdf: {
        parameters: {
            query: {
                /**
                 * @description The language of the document's headings and dates.
                 * @example fr
                 */
                language: components["parameters"]["DocumentLanguage"];
                /**
                 * @description `unread`: not seen yet, or not at `asOf`. `seen`: seen, but not decided. `accepted`, `rejected`: by decision.
                 *     `all`: the default.
                 * @example unread
                 */
                status?: components["parameters"]["ReceivedStatus"];
                /**
                 * @description Beginnings of words that must all be in the applicant's name, title, skills (including those of the CV) or
                 *     letter. Accents and letter case do not count. A text without a word finds nothing.
                 * @example élodie go
                 */
                search?: components["parameters"]["ReceivedSearch"];
                /**
                 * @description The order within the unread ones, and within the others; anything else counts as `newest`.
                 * @example oldest
                 */
                sort?: components["parameters"]["ReceivedSort"];
                /**
                 * @description The `asOf` of the first page, so that pages stay the same while the recruiter reads: applications unread at this
                 *     time are listed and counted as unread. `counts` is the current state.
                 * @example 2025-11-05T09:00:00Z
                 */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (octets du document) */
                    "application/pdf": components["schemas"]["ApplicationsPdf"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExportTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApplications: {
        parameters: {
            query: {
                /**
                 * @description The offer whose applications are requested.
                 * @example 12
                 */
                jobOfferId: components["parameters"]["JobOfferId"];
                /**
                 * @description The `next` of the previous page: the list continues after the last row of that page, also if rows came or left
                 *     meanwhile. `page` then only numbers the answer. Any other text counts as none, and so does any text for a list
                 *     that names no `next`.
                 * @example 0_2025-11-04T10:02:00.000000Z_57
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description The page number, from 1. Less, or text, counts as 1; a page past the end has no items.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Another name of `pageSize`, which wins when both are given.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Items per page. Zero or text counts as 10, more than 100 as 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideApplications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionsInput"];
            };
        };
        responses: {
            /** @description Done; the answer contains the outcome of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionsAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoDecisions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoInput"];
            };
        };
        responses: {
            /** @description Done; the answer contains the outcome of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionsAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationInput"];
            };
        };
        responses: {
            /** @description Already stored under the same `clientId`; nothing was stored again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnApplicationAnswer"];
                };
            };
            /** @description Sent. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnApplicationAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Already applied, or the offer is no longer active. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "You have already applied to this offer."
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The application's id.
                 * @example 57
                 */
                applicationID: components["parameters"]["ApplicationID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnApplicationAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOwnApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The application's id.
                 * @example 57
                 */
                applicationID: components["parameters"]["ApplicationID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceivedApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The application's id.
                 * @example 57
                 */
                applicationID: components["parameters"]["ApplicationID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The application's id.
                 * @example 57
                 */
                applicationID: components["parameters"]["ApplicationID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The application's id.
                 * @example 57
                 */
                applicationID: components["parameters"]["ApplicationID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionInput"];
            };
        };
        responses: {
            /** @description Decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The application has another decision than the expected one, and keeps it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The decision on this application has changed in the meantime. Yours was not saved.",
                     *       "code": "decision_changed"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApplicationNotes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The application's id.
                 * @example 57
                 */
                applicationID: components["parameters"]["ApplicationID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationNote"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApplicationNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The application's id.
                 * @example 57
                 */
                applicationID: components["parameters"]["ApplicationID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationNoteInput"];
            };
        };
        responses: {
            /** @description Already stored under the same `clientId`; nothing was stored again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationNoteAnswer"];
                };
            };
            /** @description Added. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationNoteAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Full"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteApplicationNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The application's id.
                 * @example 57
                 */
                applicationID: components["parameters"]["ApplicationID"];
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLetterTemplates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterTemplate"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLetterTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterTemplateInput"];
            };
        };
        responses: {
            /** @description Already stored under the same `clientId`; nothing was stored again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterTemplateAnswer"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterTemplateAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Full"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLetterTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLetterTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterTemplatePatch"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterTemplateAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /**
                 * @description The `next` of the previous page: the list continues after the last row of that page, also if rows came or left
                 *     meanwhile. `page` then only numbers the answer. Any other text counts as none, and so does any text for a list
                 *     that names no `next`.
                 * @example 0_2025-11-04T10:02:00.000000Z_57
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description The page number, from 1. Less, or text, counts as 1; a page past the end has no items.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Another name of `pageSize`, which wins when both are given.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Items per page. Zero or text counts as 10, more than 100 as 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only posts up to the one with this id, so that pages stay the same while others publish.
                 * @example 88
                 */
                upTo?: components["parameters"]["UpToPost"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    countNewPosts: {
        parameters: {
            query: {
                /**
                 * @description Only posts newer than the one with this id.
                 * @example 88
                 */
                after: components["parameters"]["AfterPost"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPostsCount"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPosts: {
        parameters: {
            query: {
                /**
                 * @description The search text; its first eight words count. A text without letters and digits finds nothing.
                 * @example jeanne mar
                 */
                q: components["parameters"]["SearchText"];
                /**
                 * @description Only posts older than the one with this id.
                 * @example 88
                 */
                before?: components["parameters"]["BeforePost"];
                /**
                 * @description Items per page. Zero or text counts as 10, more than 100 as 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posts found. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPosts"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PostInput"];
            };
        };
        responses: {
            /** @description Already stored under the same `clientId`; nothing was stored again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAnswer"];
                };
            };
            /** @description Published. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PostPatch"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /**
                 * @description Only comments before the one with this id.
                 * @example 205
                 */
                before?: components["parameters"]["BeforeComment"];
                /**
                 * @description Only comments after the one with this id, the oldest of them; without `before`.
                 * @example 190
                 */
                after?: components["parameters"]["AfterComment"];
                /**
                 * @description Ten comments before the one with this id, the comment itself, and nine after it; without `before` and `after`. If it is deleted or not visible to the reader, the comments around its place.
                 * @example 204
                 */
                around?: components["parameters"]["AroundComment"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of comments. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentSlice"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostLikes: {
        parameters: {
            query?: {
                /**
                 * @description Only likes before the one with this id.
                 * @example 32
                 */
                before?: components["parameters"]["BeforeLike"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of likes. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikerSlice"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPostLike: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostLikeInput"];
            };
        };
        responses: {
            /** @description Already liked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostLikeAnswer"];
                };
            };
            /** @description Liked. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostLikeAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePostLike: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the reader's own like.
                 * @example 31
                 */
                likeId: components["parameters"]["LikeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCommentLike: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentLikeInput"];
            };
        };
        responses: {
            /** @description Already liked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentLikeAnswer"];
                };
            };
            /** @description Liked. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentLikeAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCommentLike: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the reader's own like.
                 * @example 31
                 */
                likeId: components["parameters"]["LikeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentInput"];
            };
        };
        responses: {
            /** @description Already stored under the same `clientId`; nothing was stored again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentAnswer"];
                };
            };
            /** @description Added. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentPatch"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommentLikes: {
        parameters: {
            query?: {
                /**
                 * @description Only likes before the one with this id.
                 * @example 32
                 */
                before?: components["parameters"]["BeforeLike"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of likes. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikerSlice"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description Another name of `pageSize`, which wins when both are given.
                 * @example 1000
                 */
                limit?: components["parameters"]["NotificationsLimit"];
                /**
                 * @description Items per page. Zero or text counts as 10, more than 1000 as 1000.
                 * @example 15
                 */
                pageSize?: components["parameters"]["NotificationsPageSize"];
                /**
                 * @description The `next` of the previous page: the list continues after the last row of that page, also if rows came or left
                 *     meanwhile. `page` then only numbers the answer. Any other text counts as none, and so does any text for a list
                 *     that names no `next`.
                 * @example 0_2025-11-04T10:02:00.000000Z_57
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description The page number, from 1. Less, or text, counts as 1; a page past the end has no items.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The field to sort by; anything else counts as `created_at`.
                 * @example created_at
                 */
                sortBy?: components["parameters"]["SortBy"];
                /**
                 * @description Ascending or descending; anything else counts as `desc`.
                 * @example desc
                 */
                sortOrder?: components["parameters"]["SortOrder"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotificationsInput"];
            };
        };
        responses: {
            /** @description Marked; the number that remain unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDiscussions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The discussions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /**
                 * @description Only messages older than the one with this id.
                 * @example 640
                 */
                before?: components["parameters"]["Before"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchMessages: {
        parameters: {
            query: {
                /**
                 * @description The search text; its first eight words count. A text without letters and digits finds nothing.
                 * @example jeanne mar
                 */
                q: components["parameters"]["SearchText"];
                /**
                 * @description Only messages older than the one with this id.
                 * @example 640
                 */
                before?: components["parameters"]["Before"];
                /**
                 * @description Items per page. Zero or text counts as 10, more than 100 as 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages found. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundMessages"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The item's id.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessagePatch"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLiveTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    connectLive: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `fr` or `en`: the language of every text in the answer. With `*`, no value or another language, each call uses
                 *     its own: English for authentication, account, profiles, offers and applications, French elsewhere.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel is open. */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The page is of another origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Origine refusée."
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is not a WebSocket handshake. */
            426: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Cette adresse attend une connexion WebSocket."
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
