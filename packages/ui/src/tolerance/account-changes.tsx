import { ReportButton } from "../features/reports";
import { fillReport, reportLabel, reportThanks } from "../components/stories/story-reports";
import { confirmBlock } from "../components/stories/story-blocks";
import { AccountScreen } from "../features/account";
import { DeleteAccount } from "../features/account/DeleteAccount";
import { ExportData } from "../features/account/ExportData";
import { NotificationSettings } from "../features/notifications/settings/NotificationSettings";
import { PasswordForm } from "../features/auth/change-password/PasswordForm";
import { Sessions } from "../features/auth/sessions/Sessions";
import * as account from "../features/account/story-steps";
import { UnsubscribeScreen } from "../features/notifications";
import * as auth from "../features/auth/story-steps";
import { BlockButton, BlockedPeople } from "../features/blocks";
import { type Change, press, success } from "./change";
import { nothing } from "./samples";
import { type Answers, json, sampleOf } from "./stage";

const otherSession: Answers = {
  listSessions: json([{ ...Object(Object(sampleOf("listSessions"))[0]), current: false }]),
};

export const accountChanges: readonly Change[] = [
  {
    operationId: "changePassword",
    screen: <PasswordForm />,
    make: async ({ canvas, userEvent }) => {
      for (const label of [/^Current password/, /^New password/]) {
        await userEvent.click(await canvas.findByLabelText(label));
        await userEvent.paste(auth.camille.password);
      }
      await userEvent.click(await canvas.findByRole("button", { name: "Change Password" }));
    },
    says: /Password changed\./,
  },
  {
    operationId: "deleteMe",
    screen: <DeleteAccount onDeleted={nothing} />,
    make: async (acting) => {
      await acting.userEvent.click(await acting.canvas.findByLabelText(/^Password to confirm the deletion/));
      await acting.userEvent.paste(auth.camille.password);
      await press(/^Delete my account/, /^Delete for good/)(acting);
    },
  },
  {
    operationId: "createBlock",
    screen: <BlockButton id={8} name="Karim Benali" />,
    make: async (acting) => {
      await press(/^(Block|Bloquer) Karim Benali/)(acting);
      await confirmBlock(acting);
    },
    says: /(You have blocked|Vous avez bloqué) Karim Benali/,
  },
  {
    operationId: "createReport",
    screen: <ReportButton kind="person" id={8} name="Karim Benali" personId={8} />,
    make: async (acting) => {
      await press(reportLabel("person", "Karim Benali"))(acting);
      await fillReport(acting);
    },
    says: reportThanks,
  },
  {
    operationId: "deleteBlock",
    screen: <BlockedPeople />,
    make: press(/^(Unblock|Débloquer)/),
    says: /(Person unblocked|Personne débloquée)\./,
  },
  {
    operationId: "exportMe",
    screen: <ExportData />,
    make: async (acting) => {
      await acting.userEvent.click(await acting.canvas.findByLabelText(/^Password to confirm the export/));
      await acting.userEvent.paste(auth.camille.password);
      await press(/^Export my data/)(acting);
    },
    // An answer without a link contains no archive.
    says: /Your archive is ready|The export failed/,
  },
  {
    operationId: "endSession",
    screen: <Sessions />,
    answers: otherSession,
    make: press(/^End the session/),
    says: /Session ended\./,
  },
  {
    operationId: "endOtherSessions",
    screen: <Sessions />,
    answers: otherSession,
    make: press(/^End all other sessions/),
    says: /All other sessions have ended\./,
  },
  {
    operationId: "unsubscribe",
    screen: <UnsubscribeScreen code="K7QP" myAccountHref="/" />,
    make: press(/^Stop these emails/),
    says: /Done: you will no longer get these emails\./,
  },
  {
    operationId: "updateNotificationSettings",
    screen: <NotificationSettings userRole="applicant" />,
    make: async (acting) => {
      await acting.userEvent.selectOptions(await acting.canvas.findByLabelText("Offers that match me"), "none");
      await press(/^Save these choices/)(acting);
    },
    says: /Choices saved\./,
  },
  {
    operationId: "confirmEmail",
    screen: <AccountScreen onSaved={nothing} onDeleted={nothing} />,
    answers: { getMe: json({ ...Object(sampleOf("getMe")), pendingEmail: "jeanne@exemple.fr" }) },
    make: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByLabelText(/^Code/));
      await userEvent.paste("274 913");
    },
    says: /Email address changed\./,
  },
  {
    operationId: "updateMe",
    screen: <AccountScreen onSaved={nothing} onDeleted={nothing} />,
    make: async (acting) => {
      await account.write(acting, "lastname", "Durand");
      await account.save(acting);
    },
    says: success,
  },
];
