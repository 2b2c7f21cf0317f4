/** The code with which a server closes the connections of a session that has ended; 4000 and above are an application's own. */
export const SESSION_ENDED = 4001;
