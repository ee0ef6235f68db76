import type { BillingDetails, Invoice } from '@marquee/contract/billing'
import { toFontFamily } from '@marquee/creative/fonts'
import { PDFDocument } from '@napi-rs/canvas'
import { registerFonts } from '../../../platform/fonts/register-fonts.ts'

/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 56 } as const
const INK = '#1b1a17'
const MUTED = '#666259'
const LINE = '#e4e1da'

const FONT_FAMILY = toFontFamily({ fonts: { heading: 'sans', body: 'sans' } }, 'text')

/** The PDF of an invoice of the test checkout. It states that no money was transferred. */
export function drawInvoice(invoice: Invoice, details: BillingDetails): Buffer {
  registerFonts([invoice.description, ...Object.values(details)])
  const document = new PDFDocument({ title: `Invoice ${invoice.number}`, author: 'Marquee' })
  const page = document.beginPage(PAGE.width, PAGE.height)
  const right = PAGE.width - PAGE.margin
  const amount = formatMoney(invoice.total, invoice.currency)
  write(page, 'Marquee', PAGE.margin, 84, { size: 22, weight: 700 })
  write(page, 'Invoice', right, 84, { size: 22, align: 'right' })

  const about = [
    ['Number', invoice.number],
    ['Date', invoice.issued_at.slice(0, 10)],
    ['Status', { paid: 'Paid', open: 'Not paid', void: 'Void' }[invoice.state]],
  ] as const
  for (const [index, [name, value]] of about.entries()) {
    write(page, name, 380, 130 + index * 18, { color: MUTED })
    write(page, value, right, 130 + index * 18, { align: 'right' })
  }
  write(page, 'Invoice to', PAGE.margin, 130, { color: MUTED })
  for (const [index, line] of addressLines(details).entries()) {
    write(page, line, PAGE.margin, 148 + index * 16)
  }

  rule(page, 280)
  write(page, 'Description', PAGE.margin, 272, { color: MUTED })
  write(page, 'Amount', right, 272, { color: MUTED, align: 'right' })
  write(page, invoice.description, PAGE.margin, 304)
  write(page, amount, right, 304, { align: 'right' })
  rule(page, 322)
  write(page, 'Total', 380, 346, { weight: 600 })
  write(page, amount, right, 346, { weight: 600, align: 'right' })
  write(page, 'Made by the test checkout: no money was moved.', PAGE.margin, 786, { color: MUTED, size: 9 })
  document.endPage()
  return document.close()
}

type Page = ReturnType<PDFDocument['beginPage']>

interface TextStyle {
  size?: number
  weight?: number
  color?: string
  align?: 'left' | 'right'
}

function write(page: Page, text: string, x: number, y: number, style: TextStyle = {}): void {
  const { size = 10.5, weight = 400, color = INK, align = 'left' } = style
  page.font = `${weight} ${size}px ${FONT_FAMILY}`
  page.fillStyle = color
  page.textAlign = align
  page.fillText(text, x, y, PAGE.width - 2 * PAGE.margin)
}

function rule(page: Page, y: number): void {
  page.fillStyle = LINE
  page.fillRect(PAGE.margin, y, PAGE.width - 2 * PAGE.margin, 1)
}

function addressLines({ name, line1, line2, postal_code, city, state, country, tax_id }: BillingDetails): string[] {
  const place = [postal_code, city, state].filter((part) => part !== '').join(' ')
  return [name, line1, line2, place, country, tax_id].filter((line) => line !== '')
}

function formatMoney(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)
}
