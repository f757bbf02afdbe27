import type { Entry } from '../entry.ts'
import { about } from './pages/about.ts'
import { articles } from './pages/articles.ts'
import { contact } from './pages/contact.ts'
import { jobs } from './pages/jobs.ts'
import { main } from './pages/main.ts'
import { owners } from './pages/owners.ts'
import { privacy } from './pages/privacy.ts'
import { projects } from './pages/projects.ts'
import { residents } from './pages/residents.ts'
import { terms } from './pages/terms.ts'
import { units } from './pages/units.ts'

export const pages: Entry[] = [
  main,
  projects,
  units,
  articles,
  jobs,
  about,
  contact,
  residents,
  owners,
  privacy,
  terms,
]
