import fc from 'fast-check'

/**
 * Property tests draw the same cases in every run, so that a change is judged by what it changed. Other cases can be drawn on
 * purpose: `FC_SEED=$RANDOM npx vitest run --project unit`.
 */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261) })
