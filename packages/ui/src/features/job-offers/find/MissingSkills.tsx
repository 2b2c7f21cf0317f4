import { pageSize } from "@passerelle/domain";
import { chakra, Stack } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { said } from "../../../i18n";
import { Announced } from "../../../components/feedback/Announced";
import { Button } from "../../../components/actions/Button";
import { ConfirmDialog } from "../../../components/dialogs/ConfirmDialog";
import { TagList } from "../../../components/badges/TagList";
import { useFailureSentence } from "../../../components/states/use-error-sentence";
import { useLastDefined } from "../../../components/provider/use-last-defined";
import { UserText } from "../../../components/text/UserText";
import { type Place, useAddSkill } from "./add-skill";
import type { Offer } from "./offers";
import { useTranslations } from "./translations";

interface MissingSkillsProps {
  offerId: Offer["id"];
  skills: readonly string[];
  /** Whether they can be added to the profile here. */
  canAdd: boolean;
}

/** The offer's skills that the reader's profile lacks, each with a button to add it. */
export function MissingSkills({ offerId, skills, canAdd }: MissingSkillsProps) {
  const { t } = useTranslations();
  const [asked, setAsked] = useState<string>();
  const add = useAddSkill(offerId);
  const close = () => {
    setAsked(undefined);
    add.reset();
  };
  return (
    <>
      {skills.length > 0 && (
        <Stack gap="2" align="start">
          <chakra.h4 fontWeight="medium">{t("match.missing")}</chakra.h4>
          {canAdd ? <Addable skills={skills} onAsk={setAsked} /> : <TagList tags={skills} />}
        </Stack>
      )}
      {add.data && <Added {...add.data} />}
      <Question skill={asked} add={add} onCancel={close} onAdded={() => setAsked(undefined)} />
    </>
  );
}

function Addable({ skills, onAsk }: Pick<MissingSkillsProps, "skills"> & { onAsk: (skill: string) => void }) {
  const { t, langOf } = useTranslations();
  return (
    <>
      <chakra.p color="ink.muted">{t("match.addToProfile")}</chakra.p>
      <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none" maxW="full">
        {skills.map((skill) => (
          <chakra.li key={skill} maxW="full">
            <Button
              size="sm"
              variant="outline"
              colorPalette="neutral"
              borderRadius="full"
              icon={<Plus size={16} aria-hidden />}
              lang={langOf("addSkill.of")}
              aria-label={t("addSkill.of", { skill })}
              onClick={() => onAsk(skill)}
            >
              <UserText>{skill}</UserText>
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}

interface QuestionProps {
  /** The skill to confirm; undefined while no question is open. */
  skill: string | undefined;
  add: ReturnType<typeof useAddSkill>;
  onCancel: () => void;
  onAdded: () => void;
}

function Question({ skill, add, onCancel, onAdded }: QuestionProps) {
  const { t, say } = useTranslations();
  const failureSentence = useFailureSentence();
  const shown = useLastDefined(skill);
  const confirm = () => {
    if (skill !== undefined && !add.isPending) add.mutate(skill, { onSuccess: onAdded });
  };
  return (
    <ConfirmDialog
      open={skill !== undefined}
      title={t("addSkill.title", { skill: shown })}
      confirmLabel={t("addSkill.confirm")}
      onConfirm={confirm}
      onCancel={onCancel}
      busy={add.isPending}
      error={add.error ? said(failureSentence(add.error, say("addSkill.failed"))).text : undefined}
    >
      {t("addSkill.question")}
    </ConfirmDialog>
  );
}

function Added({ skill, place }: { skill: string; place: Place | undefined }) {
  const { t, langOf } = useTranslations();
  return (
    <Announced lang={langOf("addSkill.done")} p="3" bg="brand.tint" color="brand.fg" borderRadius="control">
      {!place && t("addSkill.done", { skill })}
      {place && "at" in place && t("addSkill.placed", { skill, place: place.at, page: Math.ceil(place.at / pageSize) })}
      {place && "beyond" in place && t("addSkill.beyond", { skill, max: place.beyond })}
    </Announced>
  );
}
