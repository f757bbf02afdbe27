import { languageTag } from '#src/site/language-tags.ts'
import { HOME_COUNTRY } from '#src/site/site-config.ts'
import type { ArticleModel } from '../pages/article.ts'
import type { JobModel } from '../pages/job.ts'
import type { PageModel } from '../pages/page.ts'
import type { ProjectModel } from '../pages/project.ts'
import type { UnitModel } from '../pages/unit.ts'
import type { Picture } from '../parts/media.ts'
import type { PageShell } from '../whole-site/frame.ts'
import { sharePicture, sharePicturePath } from '../whole-site/share-picture.ts'
import { markdownHtml, paragraphHtml } from './markdown-html.ts'
import type { Organisation } from './organisation.ts'

type About = {
  page: PageModel
  shell: PageShell
  organisation: Organisation | string
  absolute: (path: string) => string
}

/** @see https://developers.google.com/search/docs/appearance/structured-data/article */
export const articleData = (
  article: ArticleModel,
  { page, organisation, absolute }: About,
): object => ({
  '@type': 'Article',
  headline: article.title,
  description: article.summary,
  image: images([article.picture], absolute),
  datePublished: article.date,
  inLanguage: languageTag(page.locale),
  mainEntityOfPage: absolute(page.path),
  author: article.author ? { '@type': 'Person', name: article.author } : organisation,
  publisher: organisation,
  keywords: article.tags.map(({ title }) => title),
})

const RESIDENCES: Record<UnitModel['kind'], string> = {
  studio: 'Apartment',
  apartment: 'Apartment',
  penthouse: 'Apartment',
  townhouse: 'House',
  villa: 'SingleFamilyResidence',
}

const AVAILABILITY: Record<UnitModel['availability'], string> = {
  available: 'https://schema.org/InStock',
  onHold: 'https://schema.org/LimitedAvailability',
  reserved: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
  notReleased: 'https://schema.org/OutOfStock',
}

/**
 * A home is a residence, and with a price a product too, since only a product can be offered at one.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
export const unitData = (unit: UnitModel, about: About): object => ({
  '@type': unit.price === null ? RESIDENCES[unit.kind] : [RESIDENCES[unit.kind], 'Product'],
  name: unit.title,
  description: unit.summary,
  image: ownOrShared(unit.pictures, about),
  sku: unit.number,
  numberOfBedrooms: unit.bedrooms,
  numberOfBathroomsTotal: unit.bathrooms,
  floorSize: { '@type': 'QuantitativeValue', value: unit.area, unitCode: 'MTK' },
  ...(unit.project
    ? {
        containedInPlace: {
          '@type': 'ApartmentComplex',
          name: unit.project.title,
          url: about.absolute(unit.project.path),
        },
      }
    : {}),
  ...(unit.price === null
    ? {}
    : {
        offers: {
          '@type': 'Offer',
          url: about.absolute(about.page.path),
          price: unit.price,
          priceCurrency: about.shell.currency.base,
          availability: AVAILABILITY[unit.availability],
          seller: about.organisation,
        },
      }),
})

export const projectData = (project: ProjectModel, about: About): object => ({
  '@type': 'ApartmentComplex',
  name: project.title,
  description: project.summary,
  url: about.absolute(about.page.path),
  image: ownOrShared(project.pictures, about),
  address: {
    '@type': 'PostalAddress',
    ...(project.place?.address ? { streetAddress: project.place.address } : {}),
    addressLocality: project.district,
    addressCountry: HOME_COUNTRY,
  },
  amenityFeature: project.amenities.map(({ title }) => ({
    '@type': 'LocationFeatureSpecification',
    name: title,
    value: true,
  })),
})

const EMPLOYMENT: Record<JobModel['employment'], string> = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  contract: 'TEMPORARY',
  internship: 'INTERN',
}

/** @see https://developers.google.com/search/docs/appearance/structured-data/job-posting */
export const jobData = (job: JobModel, { organisation }: About): object => ({
  '@type': 'JobPosting',
  title: job.title,
  description: paragraphHtml(job.summary) + markdownHtml(job.text.markdown),
  datePosted: job.date,
  employmentType: EMPLOYMENT[job.employment],
  hiringOrganization: organisation,
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: job.place,
      addressCountry: HOME_COUNTRY,
    },
  },
})

const images = (pictures: Picture[], absolute: (path: string) => string): string[] =>
  pictures.map(({ desktop }) => absolute(desktop.src))

/** Where there are no pictures, what is shown where the page is shared: of a home, its plan. */
const ownOrShared = (pictures: Picture[], { page, shell, absolute }: About): string[] => {
  if (pictures.length > 0) return images(pictures, absolute)
  const picture = sharePicture(page, shell)
  return picture ? [absolute(sharePicturePath(page.path, picture.version))] : []
}
