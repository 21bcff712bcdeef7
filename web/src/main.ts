import './styles/fonts.css'
import './art/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { prefs } from './lib/prefs.svelte'
import { speak } from './lib/words.svelte'

document.documentElement.dataset.theme = prefs.theme
await speak(prefs.language)
mount(App, { target: document.body })
