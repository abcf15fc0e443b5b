/** How a wrong form sounds compared with the right one. */
export type Klankgelijkenis = 'zelfde' | 'bijna' | 'anders'
