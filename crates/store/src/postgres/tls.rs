//! TLS to PostgreSQL, with the meanings the modes have everywhere: `require` keeps listeners out, `verify-full` also impostors.

use super::address::Proof;
use crate::model::StoreError;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use std::path::Path;
use std::sync::Arc;
use tokio_postgres_rustls::MakeRustlsConnect;

pub fn connector(proof: &Proof) -> Result<MakeRustlsConnect, StoreError> {
    let provider = Arc::new(ring::default_provider());
    let versions = ClientConfig::builder_with_provider(provider.clone()).with_safe_default_protocol_versions();
    let versions = versions.map_err(|error| unfit(&error))?;
    let config = match proof {
        Proof::None => versions.dangerous().with_custom_certificate_verifier(Arc::new(Anybody(provider))).with_no_client_auth(),
        Proof::Host(roots) => versions.with_root_certificates(trusted(roots.as_deref())?).with_no_client_auth(),
    };
    Ok(MakeRustlsConnect::new(config))
}

fn trusted(file: Option<&Path>) -> Result<RootCertStore, StoreError> {
    let mut roots = RootCertStore::empty();
    let certificates = match file {
        Some(file) => from_file(file)?,
        None => rustls_native_certs::load_native_certs().certs,
    };
    roots.add_parsable_certificates(certificates);
    if roots.is_empty() {
        let place = file.map_or("the system".to_owned(), |file| format!("`{}`", file.display()));
        return Err(unfit(&format!("{place} has no certificate to trust; name a file of them with sslrootcert=FILE")));
    }
    Ok(roots)
}

fn from_file(file: &Path) -> Result<Vec<CertificateDer<'static>>, StoreError> {
    let read = CertificateDer::pem_file_iter(file).and_then(Iterator::collect);
    read.map_err(|error| unfit(&format!("cannot read the certificates in `{}`: {error}", file.display())))
}

fn unfit(told: &dyn std::fmt::Display) -> StoreError {
    StoreError::Unfit(format!("TLS to PostgreSQL: {told}"))
}

/// Whoever answers is believed; only that the key of the certificate is theirs is checked.
#[derive(Debug)]
struct Anybody(Arc<CryptoProvider>);

impl ServerCertVerifier for Anybody {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls12_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls13_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}
