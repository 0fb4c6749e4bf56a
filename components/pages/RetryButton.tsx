'use client'

import { RotateCw } from 'lucide-react'
import { Button } from '@/components/ui/layout/Button'
import { reloadPage } from '@/lib/platform/page'

export function RetryButton({ label }: { label: string }) {
  return <Button name="retry" label={label} icon={RotateCw} look="primary" className="mt-6" run={reloadPage} />
}
