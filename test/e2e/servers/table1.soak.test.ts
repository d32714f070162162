import { N8N_1 } from '../../../harness/n8n';
import { testTable } from './tableTests';

testTable(N8N_1);
