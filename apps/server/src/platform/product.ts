/** The product's name (D-066). */
export const productName = "Passerelle";
