/** How many decimals of a yearly rate in percent a calculation takes; more are rounded. */
export const decimalsOfRate = 6;
