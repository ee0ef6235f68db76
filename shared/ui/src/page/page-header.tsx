import styles from './page-header.module.css'

interface PageHeaderProps {
  title: string
  description?: React.ReactNode
  /** Buttons and links for the page, the main one last. */
  actions?: React.ReactNode
  /** An element above the title, for example a link back to the list. */
  before?: React.ReactNode
  /** The frame's header already shows the page's name, and the page needs the space. */
  isHidden?: boolean
}

/** The header of a page. The title is the page's h1 and can receive the focus after a navigation (`[data-page-title]`). */
export function PageHeader({ title, description, actions, before, isHidden = false }: PageHeaderProps) {
  return (
    <header className={isHidden ? styles.hidden : styles.header}>
      <div className={styles.words}>
        {before}
        <h1 className={styles.title} tabIndex={-1} data-page-title dir="auto">
          {title}
        </h1>
        {description === undefined ? null : <p className={styles.description}>{description}</p>}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
