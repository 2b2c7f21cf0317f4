/** What a server answers to a change; the data that it does not show are read, if they can be. */
export async function orRead<Answer extends { data?: object }>(
  answer: Answer,
  read: () => Promise<Answer["data"] | null>,
): Promise<Answer> {
  const data = answer.data ?? (await read().catch(() => null));
  return data ? { ...answer, data } : answer;
}
