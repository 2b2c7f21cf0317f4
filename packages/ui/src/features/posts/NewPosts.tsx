import { Box } from "@chakra-ui/react";
import { ArrowUp } from "lucide-react";
import { Announced } from "../../components/feedback/Announced";
import { Button } from "../../components/actions/Button";
import { measuredNotice, stuckNotice } from "../../components/layout/sticky-part";
import { useTranslations } from "./translations";

/** The maximum count that the server returns. */
const maxCount = 100;

interface NewPostsProps {
  count: number;
  onShow: () => void;
}

/** A button above the list with the number of new posts, which loads them. Nothing moves before that. */
export function NewPosts({ count, onShow }: NewPostsProps) {
  const { t } = useTranslations();
  if (count === 0) return null;
  const label = count < maxCount ? t("newPosts.some", { count }) : t("newPosts.many", { number: maxCount - 1 });
  return (
    <Box
      ref={measuredNotice}
      {...stuckNotice}
      top="calc(var(--stuck, 0px) + 1.25rem)"
      h="0"
      display="flex"
      justifyContent="center"
    >
      <Announced hidden>{label}</Announced>
      <Button
        size="sm"
        icon={<ArrowUp size={16} aria-hidden />}
        borderRadius="full"
        minH={{ base: "8", md: "9" }}
        position="relative"
        _before={{ content: '""', position: "absolute", inset: { base: "-1.5", md: "0" } }}
        boxShadow="floating"
        transform="translateY(-50%)"
        onClick={onShow}
      >
        {label}
      </Button>
    </Box>
  );
}
