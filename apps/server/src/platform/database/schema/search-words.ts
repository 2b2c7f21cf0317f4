/** What a person is found by. */
export interface PersonWordsTable {
  user_id: number;
  word: string;
  /** Whether it stands in the names; otherwise in the profile. */
  of_name: boolean;
  /** Whether it finds the person for all members. */
  is_open: boolean;
}

/** What a recruiter's company is found by. */
export interface CompanyWordsTable {
  user_id: number;
  word: string;
}
