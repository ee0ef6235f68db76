import { usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Field } from '@marquee/ui/field'
import { PageHeader } from '@marquee/ui/page-header'
import { Button, Input } from 'antd'
import { Globe, Lightbulb, Megaphone, Package } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { AdLinkForm } from '../components/ad-link-form.tsx'
import { ProductField } from '../components/product-field.tsx'
import { InspirationCard } from '../components/inspiration-card.tsx'
import { LinkButton } from '@marquee/ui/link-button'
import styles from './start-creating-page.module.css'

/** Asks what the user has; each answer leads to the matching wizard with filled-in values. */
export function Page() {
  usePageTitle('Start creating')
  const [params] = useSearchParams()
  const adId = z.uuid().safeParse(params.get('ad')).data
  const productId = z.uuid().safeParse(params.get('product')).data
  return (
    <>
      <PageHeader
        title="Start creating"
        description={
          adId === undefined
            ? 'What do you have? Begin with any of these.'
            : 'Turn what works into something of your own.'
        }
      />
      {adId === undefined ? <Beginnings /> : <FromAd adId={adId} productId={productId} />}
    </>
  )
}

/** The actions for an ad that the address contains. */
function FromAd({ adId, productId }: { adId: string; productId: string | undefined }) {
  return (
    <div className={styles.ad}>
      <InspirationCard adId={adId} />
      <div className={styles.actions}>
        <LinkButton type="primary" to={href('image-generation-create', { query: { ad: adId, product: productId } })}>
          Make images
        </LinkButton>
        <LinkButton to={href('briefs', { query: { create_from_ad: adId } })}>Write a brief</LinkButton>
        <Link to={href('ai-start-generate')}>Begin with something else</Link>
      </div>
    </div>
  )
}

function Beginnings() {
  return (
    <div className={styles.cards}>
      <Beginning icon={<Megaphone size={20} aria-hidden />} title="An ad that works">
        <AdForm />
      </Beginning>
      <Beginning icon={<Package size={20} aria-hidden />} title="A product">
        <ProductForm />
      </Beginning>
      <Beginning icon={<Globe size={20} aria-hidden />} title="A website">
        <WebsiteForm />
      </Beginning>
      <Beginning icon={<Lightbulb size={20} aria-hidden />} title="An idea">
        <IdeaForm />
      </Beginning>
    </div>
  )
}

function Beginning({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {icon} {title}
      </h2>
      {children}
    </section>
  )
}

/** Continues with the typed text, or shows an error for it. */
function useStartForm(toAddress: (typed: string) => string | null, problem: string) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  return {
    typed,
    error,
    onType: (value: string) => {
      setTyped(value)
      setError(undefined)
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const address = toAddress(typed.trim())
      if (address === null) {
        setError(problem)
      } else {
        void navigate(address)
      }
    },
  }
}

function AdForm() {
  const navigate = useNavigate()
  return <AdLinkForm onFound={(ad) => void navigate(href('ai-start-generate', { query: { ad } }))} />
}

function ProductForm() {
  const [productId, setProductId] = useState<string | null>(null)
  const [draftKey] = useState<string>(() => crypto.randomUUID())
  const navigate = useNavigate()
  const address = href('image-generation-create', { query: { product: productId ?? undefined } })
  return (
    <div className={styles.form}>
      <ProductField
        productId={productId}
        hint="Its benefits, price, offer and photo go into the image."
        addAddress={href('create-product', { query: { draft: draftKey } })}
        onChange={setProductId}
      />
      <div className={styles.actions}>
        <Button type="primary" disabled={productId === null} onClick={() => void navigate(address)}>
          Use this product
        </Button>
      </div>
    </div>
  )
}

function WebsiteForm() {
  const [draft] = useState<string>(() => crypto.randomUUID())
  const form = useStartForm((typed) => {
    const url = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
    const isAddress = URL.canParse(url) && new URL(url).hostname.includes('.')
    return isAddress ? href('create-product', { query: { url, draft } }) : null
  }, 'Enter an address such as shop.example/cup.')
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <Field
        label="Address of the product’s page"
        hint="The product is read from it; you check it, and go on to its images."
        error={form.error}
      >
        {(control) => (
          <Input {...control} inputMode="url" value={form.typed} onChange={({ target }) => form.onType(target.value)} />
        )}
      </Field>
      <div className={styles.actions}>
        <Button htmlType="submit" type="primary">
          Read the page
        </Button>
      </div>
    </form>
  )
}

function IdeaForm() {
  const form = useStartForm(
    (idea) => (idea === '' ? null : href('image-generation-create', { query: { idea } })),
    'Say in a sentence what the image is about.',
  )
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <Field label="Your idea" hint="For example: 20% off our trail shoes this week." error={form.error}>
        {(control) => (
          <Input.TextArea
            {...control}
            maxLength={1000}
            autoSize={{ minRows: 2, maxRows: 6 }}
            value={form.typed}
            onChange={({ target }) => form.onType(target.value)}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button htmlType="submit" type="primary">
          Use this idea
        </Button>
      </div>
    </form>
  )
}
