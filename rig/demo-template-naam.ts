/** The database from which every journey's own is copied. */
export const DEMO_TEMPLATE = 'letterhaven_demo'
