import { BySession } from '../account/by-session';
import { openSignup } from '../store';
import { AxesArt } from '../ui/axes-art';
import { Button, ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import text from './about-us.md?raw';
import { Prose } from '../ui/prose';
import styles from '../ui/prose.module.css';

export default function AboutUs() {
  return (
    <article className={styles.page}>
      <AxesArt kind="finish" />
      <PageTitle>About Us</PageTitle>
      <p className={styles.lead}>
        “Us” is generous: one person runs Curve Whisperer, for students with an economics exam coming up and a graph
        that refuses to make sense.
      </p>
      <Prose text={text} />
      <div className={styles.actions}>
        <ButtonLink to="/video-library" variant="primary">
          Jump to Videos
        </ButtonLink>
        <BySession visitor={<Button onClick={() => openSignup()}>Get Started</Button>} />
      </div>
    </article>
  );
}
