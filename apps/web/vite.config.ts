import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Parts that change rarely and that every page needs, in files of their own. */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  {
    name: 'router',
    test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history)[\\/]/,
    priority: 2,
  },
  {
    name: 'query',
    test: /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/,
    priority: 2,
  },
]

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react()],
  css: { transformer: 'lightningcss' },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  preview: { port: 4173, strictPort: true },
})
