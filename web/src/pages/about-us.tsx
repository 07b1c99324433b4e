import { openSignup, useSignedIn } from '../store';
import { AxesArt } from '../ui/axes-art';
import { Button, ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import text from './about-us.md?raw';
import { Prose } from '../ui/prose';
import styles from '../ui/prose.module.css';

export default function AboutUs() {
  const signedIn = useSignedIn();
  return (
    <article className={styles.page}>
      <AxesArt kind="finish" />
      <PageTitle>About Us</PageTitle>
      <p className={styles.lead}>
        The plural is a courtesy. One person runs Curve Whisperer, for students who have an economics exam coming and a
        graph that refuses to make sense.
      </p>
      <Prose text={text} />
      <div className={styles.actions}>
        <ButtonLink to="/video-library" variant="primary">
          Jump to Videos
        </ButtonLink>
        {!signedIn && <Button onClick={() => openSignup()}>Get Started</Button>}
      </div>
    </article>
  );
}
