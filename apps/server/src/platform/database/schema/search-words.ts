export interface PersonWordsTable {
  user_id: number;
  word: string;
  /** Whether the word is in the names; otherwise it is in the profile. */
  of_name: boolean;
  /** Whether all members can find the person by it. */
  is_open: boolean;
}

export interface CompanyWordsTable {
  user_id: number;
  word: string;
}
