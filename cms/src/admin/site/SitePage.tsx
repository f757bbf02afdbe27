import { Layouts, Page } from '@strapi/strapi/admin'

/** What became of what was published. */
export default function SitePage() {
  return (
    <Page.Main>
      <Page.Title>Site</Page.Title>
      <Layouts.Header title="Site" subtitle="What became of what was published" />
    </Page.Main>
  )
}
