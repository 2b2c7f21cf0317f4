/** The product's name, written here alone. */
export const productName = "Passerelle";
