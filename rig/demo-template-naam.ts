/** The database from which every journey's own database is copied. */
export const DEMO_TEMPLATE = 'letterhaven_demo'
