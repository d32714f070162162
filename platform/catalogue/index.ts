import { account } from './resources/account';
import { actionLabel } from './resources/actionLabel';
import { adHocJob } from './resources/reporting/adHocJob';
import type { ApiRun } from './resources/api';
import { api } from './resources/api';
import { audience } from './resources/audiences/audience';
import { audienceEngine } from './resources/audiences/audienceEngine';
import { autoReport } from './resources/reporting/autoReport';
import type { CampaignRun } from './resources/campaign';
import { campaign } from './resources/campaign';
import { consentCategory } from './resources/privacy/consentCategory';
import { contextFlag } from './resources/contextFlag';
import { cookie } from './resources/privacy/cookie';
import { crmParameter } from './resources/crmParameter';
import type { JourneyRun } from './resources/reporting/customerJourney';
import { customerJourney } from './resources/reporting/customerJourney';
import { customParameter } from './resources/customParameter';
import { dataProvider } from './resources/audiences/dataProvider';
import type { WarehouseRun } from './resources/reporting/dataWarehouse';
import { dataWarehouse } from './resources/reporting/dataWarehouse';
import { denyEntry } from './resources/privacy/denyEntry';
import { empDatabase } from './resources/audiences/empDatabase';
import type { EncryptionRun } from './resources/encryption';
import { encryption } from './resources/encryption';
import { estimate } from './resources/reporting/estimate';
import type { ImportRun } from './resources/import';
import { imports } from './resources/import';
import { partnerSync } from './resources/audiences/partnerSync';
import { record } from './resources/record';
import type { PresentRun, ReportRun } from './resources/reporting/report';
import type { TargetRun } from './resources/reporting/reportQuestions';
import { report } from './resources/reporting/report';
import { sale } from './resources/sale';
import type { DataminingRun } from './datamining';
import type { AtLeastOne } from './endpointFields';
import type { Resource } from './endpointRow';

/** All functions of the node that are more than one call. */
export type Run =
	| ReportRun
	| TargetRun
	| PresentRun
	| JourneyRun
	| DataminingRun
	| WarehouseRun
	| EncryptionRun
	| CampaignRun
	| ImportRun
	| ApiRun;

/** All resources, those that marketers use most first; the first is the default of a new node. */
export const catalogue: AtLeastOne<Resource<Run>> = [
	report,
	imports,
	campaign,
	sale,
	estimate,
	record,
	customerJourney,
	audience,
	audienceEngine,
	dataWarehouse,
	adHocJob,
	autoReport,
	dataProvider,
	crmParameter,
	customParameter,
	partnerSync,
	empDatabase,
	actionLabel,
	contextFlag,
	consentCategory,
	cookie,
	denyEntry,
	encryption,
	account,
	api,
];
