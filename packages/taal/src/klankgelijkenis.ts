/** How a wrong form sounds beside the right one. */
export type Klankgelijkenis = 'zelfde' | 'bijna' | 'anders'
