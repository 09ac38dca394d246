/** Stands for a figure that the house has not said yet. */
export const PENDING = "…";
