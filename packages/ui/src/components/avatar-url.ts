const folder = "/avatars/";

/** Where a user's picture is served, by its file name. */
export const avatarUrl = (file: string | null | undefined) =>
  file ? `${folder}${encodeURIComponent(file)}` : undefined;

/** The sizes of a stored picture; one that is only chosen so far has none. How wide they are differs among servers. */
export const avatarSizes = (src: string) =>
  src.startsWith(folder) ? `${src}?size=small 128w, ${src} 512w` : undefined;
