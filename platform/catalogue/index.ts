import { account } from './resources/account';
import { actionLabel } from './resources/actionLabel';
import { adHocJob } from './resources/adHocJob';
import type { ApiRun } from './resources/api';
import { api } from './resources/api';
import { audience } from './resources/audience';
import { audienceEngine } from './resources/audienceEngine';
import { autoReport } from './resources/autoReport';
import type { CampaignRun } from './resources/campaign';
import { campaign } from './resources/campaign';
import { consentCategory } from './resources/consentCategory';
import { contextFlag } from './resources/contextFlag';
import { cookie } from './resources/cookie';
import { crmParameter } from './resources/crmParameter';
import type { JourneyRun } from './resources/customerJourney';
import { customerJourney } from './resources/customerJourney';
import { customParameter } from './resources/customParameter';
import { dataProvider } from './resources/dataProvider';
import type { WarehouseRun } from './resources/dataWarehouse';
import { dataWarehouse } from './resources/dataWarehouse';
import { denyEntry } from './resources/denyEntry';
import { empDatabase } from './resources/empDatabase';
import type { EncryptionRun } from './resources/encryption';
import { encryption } from './resources/encryption';
import { estimate } from './resources/estimate';
import type { ImportRun } from './resources/import';
import { imports } from './resources/import';
import { partnerSync } from './resources/partnerSync';
import { record } from './resources/record';
import type { ReportRun } from './resources/report';
import type { TargetRun } from './resources/reportQuestions';
import { report } from './resources/report';
import { sale } from './resources/sale';
import type { DataminingRun } from './datamining';
import type { AtLeastOne, Resource } from './row';

/** Everything that the node does beyond single calls. */
export type Run =
	| ReportRun
	| TargetRun
	| JourneyRun
	| DataminingRun
	| WarehouseRun
	| EncryptionRun
	| CampaignRun
	| ImportRun
	| ApiRun;

/** All resources; the first is the one that a new node starts with. */
export const catalogue: AtLeastOne<Resource<Run>> = [
	report,
	customerJourney,
	sale,
	estimate,
	record,
	campaign,
	audience,
	audienceEngine,
	crmParameter,
	customParameter,
	dataProvider,
	dataWarehouse,
	adHocJob,
	autoReport,
	partnerSync,
	empDatabase,
	actionLabel,
	contextFlag,
	consentCategory,
	cookie,
	denyEntry,
	imports,
	encryption,
	account,
	api,
];
