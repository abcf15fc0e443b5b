/** How hard the carrot is pulled, 0…1: the hand says it, and the picture stretches by it. */
export const trek = { kracht: 0 }
