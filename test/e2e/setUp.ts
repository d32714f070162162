import { keepFetched } from '../../harness/n8n';

keepFetched();
