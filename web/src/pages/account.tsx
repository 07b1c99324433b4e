export { MyAccount as default } from '../account/my-account';
