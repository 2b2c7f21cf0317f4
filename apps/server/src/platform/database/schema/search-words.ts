/** The search words of a person. */
export interface PersonWordsTable {
  user_id: number;
  word: string;
  /** Whether the word is in the names; otherwise it is in the profile. */
  of_name: boolean;
  /** Whether all members can find the person by it. */
  is_open: boolean;
}

/** The search words of a recruiter's company. */
export interface CompanyWordsTable {
  user_id: number;
  word: string;
}
