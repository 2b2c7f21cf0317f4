/** Items per page of the lists that do not use the contract's default, `pageSize`. */
export const notificationsPerPage = 15;
export const recipientsPerPage = 50;
export const foundMessagesPerPage = 50;
