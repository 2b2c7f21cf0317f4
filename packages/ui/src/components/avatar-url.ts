/** Where a user's picture is served, by its file name. */
export const avatarUrl = (file: string | null | undefined) =>
  file ? `/avatars/${encodeURIComponent(file)}` : undefined;
