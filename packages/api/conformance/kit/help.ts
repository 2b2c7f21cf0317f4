import { registeredPeople } from "../context/target";
import { usualPatience } from "./commands";
import { maxParallel, slowMs, slowParallel } from "./options";

/** What `--help` prints. */
export const help = `Holds a server to Passerelle's contract, openapi.yaml: every call, error, role, page, upload and live message.

  npx passerelle-conformance --url http://127.0.0.1:8080 --otp-command 'cat mails/{email}'

The server
  --url ADDRESS          where the API is, with its path if it has one (http://127.0.0.1:8080/api)

People: exactly one of these. The checks register about ${registeredPeople} people and read the code that is mailed
to each. A server on another machine that allows fewer from one network address needs --proxy.
  --otp-command COMMAND  prints the mails sent to {email}, which stands there in small letters; the last number of
                         six digits is taken for the code
  --otp-url ADDRESS      gives the same by GET; {email} stands in it, too
  --tokens FILE          ready-made, verified, unused accounts instead:
                         {"applicant": [{"token": "...", "password": "..."}], "recruiter": [{"token": "..."}]}
                         Two of each role are enough for a sixth of the checks, thirty for almost a
                         quarter; what cannot be run is listed as such.

What a server may offer beside; what needs it is listed as not run otherwise
  --mails                the way above prints whole mails: what they say is checked, too
  --proxy                it believes a proxy: each check says in X-Forwarded-For that it comes from another network
                         address, so that limits of an address leave room for any number of runs
  --clock-command COMMAND
                         puts the server's clock forward by {seconds}; at the end it is put back by a negative number
  --digest-command COMMAND
                         sends the mails of the day that are due; it needs --mails
  --moderate-command COMMAND
                         does {act} to the {kind} {id}, as the server's operator can: suspend or restore a person, by
                         the e-mail address; hide or restore a post, a comment or an offer
  --alert-command COMMAND
                         has the alerts look for new offers
  --jobs-command COMMAND
                         does what the server does by itself from time to time: with --clock-command and --mails, what
                         is kept for how long; people inactive for two years are deleted
  --remove-command COMMAND
                         takes the person {email} off the server; run at the end for each who registered

  --parallel NUMBER      tests so many features side by side, 1 to ${maxParallel}; by default ${slowParallel} if a call takes longer than
                         ${slowMs} ms, else 1. Tests of whole lists and of the clock then follow, one at a time.
  --patience SECONDS     waits so long for each mail and each live message, and ends a command after so long; ${usualPatience} by
                         default

Selecting checks
  --only NAMES           operations or features, separated by commas: --only login,register,cv
  --grep TEXT            checks whose name contains this text: --grep D-010
  --list                 shows operations and features with their number of checks, and checks nothing

The report
  --verbose              names the checks that hold, too
  --junit FILE           writes JUnit's XML for a build server
  --help

It ends with 0 when everything holds, 1 when something does not, and 2 when it could not run, or not to its end: because
the server stopped, or let no more people register.
`;
