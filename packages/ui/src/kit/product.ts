/** The product's name, written here alone (D-066). */
export const productName = "Passerelle";
