/** What stands in a sentence for a whole place, article included. */
export const GAT = '▢'
