import { N8N_1 } from '../../../harness/n8n';
import { testRestarts } from './restartTests';

testRestarts(N8N_1);
