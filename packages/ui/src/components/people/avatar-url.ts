const folder = "/avatars/";

/** The address of a user's picture, from its file name. */
export const avatarUrl = (file: string | null | undefined) =>
  file ? `${folder}${encodeURIComponent(file)}` : undefined;

/** The `sizes` of a stored picture; a newly chosen file has none. Widths differ between servers. */
export const avatarSizes = (src: string) =>
  src.startsWith(folder) ? `${src}?size=small 128w, ${src} 512w` : undefined;
