import '@/app/globals.css'
import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/pages/NotFoundPage'

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false } }

export default function GlobalNotFound() {
  return <NotFoundPage />
}
