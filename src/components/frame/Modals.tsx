import type { BlockModel } from '#src/models/blocks/block.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import type { View } from '../view/view.ts'
import { Modal } from './Modal.tsx'

/**
 * The forms that open over the page by its hash: `#modal:interest` and `#modal:visit` on every page, `#modal:notify` on
 * sold homes, `#modal:job` on pages about jobs. On other pages `#modal:job` leads to the list of jobs.
 */
export const Modals = ({ view }: { view: View }) => {
  const { content } = view.page
  return (
    <>
      {speaksOfJobs(view.page) && (
        <Modal name="job" title={content.type === 'job' ? content.title : null} view={view} />
      )}
      <Modal name="interest" title={null} view={view} />
      <Modal name="visit" title={null} view={view} />
      {content.type === 'unit' && content.availability === 'sold' && (
        <Modal name="notify" title={content.title} view={view} />
      )}
    </>
  )
}

const speaksOfJobs = ({ content }: PageModel): boolean => {
  switch (content.type) {
    case 'job':
      return true
    case 'main':
    case 'page':
    case 'project':
    case 'unit':
    case 'article':
      return content.blocks.some(isJobs)
    case 'list':
      return content.list === 'jobs' || [...content.before, ...content.after].some(isJobs)
    default:
      return false
  }
}

const isJobs = ({ block }: BlockModel): boolean => block === 'jobs'
