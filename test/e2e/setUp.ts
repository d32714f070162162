import { keepFetched } from '../support/n8n';

keepFetched();
