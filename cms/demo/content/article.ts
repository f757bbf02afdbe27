import type { Entry, Fields } from '../entry.ts'
import { aChecklistForHandover } from './articles/a-checklist-for-handover.ts'
import { aMonthByTheMarina } from './articles/a-month-by-the-marina.ts'
import { aWalkAlongTheCreek } from './articles/a-walk-along-the-creek.ts'
import { aWorkshopOfOurOwn } from './articles/a-workshop-of-our-own.ts'
import { aYearInTheCourtyardGarden } from './articles/a-year-in-the-courtyard-garden.ts'
import { buyingOffPlanStepByStep } from './articles/buying-off-plan-step-by-step.ts'
import { choosingStone } from './articles/choosing-stone.ts'
import { furnishingATwoBedroom } from './articles/furnishing-a-two-bedroom.ts'
import { howATowerIsCooled } from './articles/how-a-tower-is-cooled.ts'
import { howLightShapesAPlan } from './articles/how-light-shapes-a-plan.ts'
import { rentingOutAStudio } from './articles/renting-out-a-studio.ts'
import { schoolsAndParksNearOliveGardens } from './articles/schools-and-parks-near-olive-gardens.ts'
import { shadingWithoutGadgets } from './articles/shading-without-gadgets.ts'
import { theClayOfDuneHouse } from './articles/the-clay-of-dune-house.ts'
import { whatAServiceChargePaysFor } from './articles/what-a-service-charge-pays-for.ts'
import { whatTheMetroExtensionChanges } from './articles/what-the-metro-extension-changes.ts'
import type { Language } from './people/advisors.ts'
import { authorBlock } from './people/authors.ts'

/** With the face of the author below the text and the blocks of the article. */
const signed = (fields: Fields, language: Language): Fields => {
  const blocks = Array.isArray(fields.blocks) ? fields.blocks : []
  return { ...fields, blocks: [...blocks, authorBlock(String(fields.author), language)] }
}

/** The magazine, oldest first. */
export const articles: Entry[] = [
  howLightShapesAPlan,
  buyingOffPlanStepByStep,
  shadingWithoutGadgets,
  aChecklistForHandover,
  theClayOfDuneHouse,
  schoolsAndParksNearOliveGardens,
  rentingOutAStudio,
  furnishingATwoBedroom,
  whatAServiceChargePaysFor,
  aMonthByTheMarina,
  howATowerIsCooled,
  whatTheMetroExtensionChanges,
  aWorkshopOfOurOwn,
  aWalkAlongTheCreek,
  choosingStone,
  aYearInTheCourtyardGarden,
].map((entry) => ({
  ...entry,
  en: signed(entry.en, 'en'),
  ar: signed(entry.ar, 'ar'),
  de: signed(entry.de, 'de'),
}))
