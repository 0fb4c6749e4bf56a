'use client'

// Server components that use lucide's icons directly write their drawings into the page's data; these are named there.
export { ArrowLeft, ExternalLink, Languages } from 'lucide-react'
