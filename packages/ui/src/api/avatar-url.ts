/** Where a user's picture is served, by its file name (specification §9, D-003). */
export const avatarUrl = (file: string | null | undefined) =>
  file ? `/avatars/${encodeURIComponent(file)}` : undefined;
